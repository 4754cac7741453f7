import { isDeepStrictEqual } from 'node:util';
import type { PublishStatus } from '@upline/domain';
import type { Insertable } from 'kysely';
import type { AuditChange } from '../platform/audit/audit.ts';
import { type AuditFields, auditChanges } from '../platform/audit/audit-changes.ts';
import type { Db } from '../platform/database/database.ts';
import { rowWrites } from '../platform/database/record-store.ts';
import { addedBy, changedBy } from '../platform/database/stamps.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { Caller } from '../platform/operation/caller.ts';
import type { SignedInContext } from '../platform/operation/operation.ts';
import { notFound, staleVersion } from '../platform/operation/problem.ts';
import { demand, type RowRule } from '../platform/operation/row-actions.ts';
import type { Platform } from '../platform/platform.ts';
import * as order from './placed.store.ts';
import { canPublish, canUnpublish, isDraft } from './publishing.actions.ts';

type Stamps = keyof ReturnType<typeof addedBy>;

/** What a resource declares of itself: the rest is done alike with all that has a place in an order. */
interface Placed<T extends order.PlacedTable, Row, Body, Answer> {
  readonly table: T;
  /** As messages say it: `article`. */
  readonly name: string;
  readonly trail: AuditFields<Row>;
  /** The row with what belongs to it, as the trail and the answer show it. */
  find(db: Db, id: string): Promise<Row | undefined>;
  /** The columns of a body that keeps the rules. Throws 422. */
  columns(
    context: SignedInContext,
    body: Body,
    before: Row | undefined,
  ): Promise<Omit<Insertable<Tables[T]>, 'position' | Stamps>>;
  /** Keeps what the body names beyond the columns. */
  keep?(context: SignedInContext, id: string, body: Body, before: Row | undefined): Promise<void>;
  toAnswer(row: Row, caller: Caller): Answer;
  readonly isRemovable: RowRule<Row>;
  /** Removes what belongs to a row before it goes. */
  clear?(context: SignedInContext, row: Row): Promise<void>;
}

interface PlacedRow {
  readonly id: string;
  readonly position: number;
  readonly version: number;
}

/** Records in an order that people drag, each change of them in the trail. */
export function placed<T extends order.PlacedTable, Row extends PlacedRow, Body, Answer>(
  { audit }: Pick<Platform, 'audit'>,
  declared: Placed<T, Row, Body, Answer>,
) {
  const { table, name, toAnswer } = declared;
  // The tables share their places, versions and stamps; which of them it is, no type can follow.
  const writes = rowWrites(table as 'help_category');
  type Columns = Insertable<Tables['help_category']>;

  function trail(
    context: SignedInContext,
    row: Row,
    action: 'create' | 'update' | 'delete' | 'transition',
    changes: AuditChange[],
  ): void {
    const entityLabel = ('title' in row ? row.title : 'name' in row && row.name) as string;
    audit.record(context, { action, entity: table, entityId: row.id, entityLabel, changes });
  }

  async function read({ db }: SignedInContext, id: string): Promise<Row> {
    const row = await declared.find(db, id);
    if (!row) throw notFound();
    return row;
  }

  async function get(context: SignedInContext, id: string): Promise<Answer> {
    return toAnswer(await read(context, id), context.caller);
  }

  /** The row in this version, for a change. Throws 404 and 409. */
  async function locked(context: SignedInContext, id: string, version: number): Promise<Row> {
    const row = await writes.lock(context.db, id);
    if (!row) throw notFound();
    if (row.version !== version) throw staleVersion(name);
    return read(context, id);
  }

  return {
    trail,
    locked,
    get,

    /** A new row has the last place. */
    async create(context: SignedInContext, body: Body): Promise<Answer> {
      const { db } = context;
      await order.lockOrder(db, table);
      const position = await order.placeAtEnd(db, table);
      const columns = await declared.columns(context, body, undefined);
      const { id } = await writes.insert(db, { ...columns, position, ...addedBy(context) } as Columns);
      await declared.keep?.(context, id, body, undefined);
      const row = await read(context, id);
      trail(context, row, 'create', auditChanges(declared.trail, undefined, row));
      return toAnswer(row, context.caller);
    },

    /** A body that changes nothing leaves version and trail as they are. */
    async update(context: SignedInContext, id: string, version: number, body: Body): Promise<Answer> {
      const before = await locked(context, id, version);
      const columns = await declared.columns(context, body, before);
      await declared.keep?.(context, id, body, before);
      if (isDeepStrictEqual(before, { ...(await read(context, id)), ...columns }))
        return toAnswer(before, context.caller);
      await writes.write(context.db, id, { ...columns, ...changedBy(context) } as Columns);
      const row = await read(context, id);
      trail(context, before, 'update', auditChanges(declared.trail, before, row));
      return toAnswer(row, context.caller);
    },

    async move(context: SignedInContext, id: string, position: number): Promise<void> {
      await order.lockOrder(context.db, table);
      if (!(await writes.lock(context.db, id))) throw notFound();
      const before = await read(context, id);
      await order.moveTo(context.db, table, id, position);
      const after = await read(context, id);
      if (after.position === before.position) return;
      trail(context, before, 'update', [
        { field: 'Position', old: String(before.position), new: String(after.position) },
      ]);
    },

    async remove(context: SignedInContext, id: string, version: number): Promise<void> {
      const row = await locked(context, id, version);
      demand(declared.isRemovable, row, context.caller);
      await declared.clear?.(context, row);
      await order.lockOrder(context.db, table);
      await writes.remove(context.db, id);
      await order.closeGap(context.db, table, row.position);
      trail(context, row, 'delete', []);
    },
  };
}

type Published = Exclude<order.PlacedTable, 'help_category'>;

/** The same of what is drafted, published and taken back (domain.md 2.27). */
export function published<
  T extends Published,
  Row extends PlacedRow & { readonly status: PublishStatus },
  Body,
  Answer,
>(platform: Pick<Platform, 'audit'>, declared: Omit<Placed<T, Row, Body, Answer>, 'isRemovable'>) {
  const common = placed(platform, { ...declared, isRemovable: isDraft });
  const writes = rowWrites(declared.table as 'content_page');

  const becomes =
    (status: PublishStatus, rule: RowRule<Row>) =>
    async (context: SignedInContext, id: string, version: number): Promise<void> => {
      const row = await common.locked(context, id, version);
      demand(rule, row, context.caller);
      await writes.write(context.db, id, { status, ...changedBy(context) });
      common.trail(context, row, 'transition', [{ field: 'Status', old: row.status, new: status }]);
    };

  return {
    ...common,
    publish: becomes('Published', canPublish),
    unpublish: becomes('Unpublished', canUnpublish),
  };
}
