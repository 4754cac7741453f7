import type { AuditAction, AuditChange, AuditEntry } from '../audit/audit.ts';
import type { Db } from '../database/database.ts';
import { changedBy } from '../database/stamps.ts';
import type { Version } from '../database/update-version.ts';
import type { Caller } from './caller.ts';
import type { Context, SignedInContext } from './operation.ts';
import { notFound, staleVersion } from './problem.ts';
import { demand, type RowRule } from './row-actions.ts';

/** What `recordStore` gives, as far as a service needs it. */
interface Store<Row, Columns, NewColumns> {
  find(db: Db, reader: Caller, id: string): Promise<Row | undefined>;
  lock(db: Db, reader: Caller, id: string): Promise<Row | undefined>;
  insert(db: Db, columns: NewColumns): Promise<Row>;
  update(db: Db, row: Row, columns: Columns): Promise<Row | undefined>;
  remove(db: Db, id: string): Promise<void>;
}

/**
 * Locks a row for a write. A row that nobody shows to the caller is unknown (404); `writable` refuses one that the caller may
 * read only.
 */
export const lockOf =
  <Row>({ lock }: Pick<Store<Row, never, never>, 'lock'>, writable: readonly RowRule<Row>[] = []) =>
  async ({ db, caller }: SignedInContext, id: string): Promise<Row> => {
    const row = await lock(db, caller, id);
    if (!row) throw notFound();
    demand(writable, row, caller);
    return row;
  };

interface Declared<Row, Columns, NewColumns, Answer> {
  /** As messages name the record: `client`. */
  readonly noun: string;
  readonly store: Store<Row, Columns, NewColumns>;
  /** Default: the row alone decides, as `lockOf` says. */
  readonly lock?: (context: SignedInContext, id: string) => Promise<Row>;
  readonly trail: (
    context: Context,
    row: Row,
    entry: Pick<AuditEntry, 'action'> & { readonly changes: readonly AuditChange[] },
  ) => void;
  readonly answer: (context: SignedInContext, row: Row) => Promise<Answer>;
  /** Throws what keeps the record from being deleted. */
  readonly checkRemoval?: (context: SignedInContext, row: Row) => Promise<void>;
}

/** What every record of somebody's own book does alike: it is read, added, locked as it was read, changed and deleted, with a trail. */
export function recordService<Row extends Version, Columns extends object, NewColumns, Answer>({
  noun,
  store,
  lock = lockOf(store),
  trail,
  answer,
  checkRemoval,
}: Declared<Row, Columns, NewColumns, Answer>) {
  /** The row at that version, locked. Throws 409 with the current record where another write came first (R-GEN-04). */
  async function lockVersion(context: SignedInContext, id: string, version: number): Promise<Row> {
    const row = await lock(context, id);
    if (row.version !== version) throw staleVersion(noun, await answer(context, row));
    return row;
  }

  return {
    lockVersion,

    async get(context: SignedInContext, id: string): Promise<Answer> {
      const row = await store.find(context.db, context.caller, id);
      if (!row) throw notFound();
      return answer(context, row);
    },

    /** Adds a row; `changes`, or what they are of the row, is the first entry of its trail. */
    async add(
      context: SignedInContext,
      columns: NewColumns,
      changes: readonly AuditChange[] | ((row: Row) => readonly AuditChange[]),
    ): Promise<Row> {
      const row = await store.insert(context.db, columns);
      trail(context, row, {
        action: 'create',
        changes: typeof changes === 'function' ? changes(row) : changes,
      });
      return row;
    },

    /** A write over the row at the version that the caller has read, and its answer. */
    atVersion:
      <Given extends readonly unknown[]>(
        write: (context: SignedInContext, before: Row, ...given: Given) => Promise<Row>,
      ) =>
      async (context: SignedInContext, id: string, version: number, ...given: Given): Promise<Answer> =>
        answer(context, await write(context, await lockVersion(context, id, version), ...given)),

    /** Writes the columns over a row that is locked; a change of nothing writes nothing (R-AUD-04). Without a caller the system writes. */
    async save(
      context: Context,
      before: Row,
      columns: Columns,
      changes: readonly AuditChange[],
      action: AuditAction = 'update',
    ): Promise<Row> {
      if (changes.length === 0) return before;
      const row = await store.update(context.db, before, { ...columns, ...changedBy(context) });
      if (!row) throw staleVersion(noun);
      trail(context, row, { action, changes });
      return row;
    },

    async remove(context: SignedInContext, id: string, version: number): Promise<void> {
      const row = await lockVersion(context, id, version);
      await checkRemoval?.(context, row);
      await store.remove(context.db, id);
      trail(context, row, { action: 'delete', changes: [] });
    },
  };
}
