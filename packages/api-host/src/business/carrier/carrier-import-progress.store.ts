import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Row, Tables } from '../../platform/database/tables.ts';
import type { ImportFailure } from './carrier.tables.ts';

/** An import that is being read. */
export type RunningImport = Pick<Row<'carrier_import'>, 'id' | 'provider_id' | 'rows_read' | 'created_at'> & {
  readonly file_key: string;
};

/** What became of some lines. */
export interface PartCounts {
  readonly read: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly older: number;
  readonly matched: number;
  readonly failures: readonly ImportFailure[];
}

const NONE_YET = {
  status: 'Processing',
  rows_read: 0,
  rows_created: 0,
  rows_updated: 0,
  rows_unchanged: 0,
  rows_older: 0,
  rows_failed: 0,
  rows_matched: 0,
  failures: '[]',
} as const;

/** An import of which nothing is read yet; its id. */
export async function insertImport(
  db: Db,
  row: Omit<Insertable<Tables['carrier_import']>, keyof typeof NONE_YET | 'id'>,
): Promise<string> {
  const { id } = await db
    .insertInto('carrier_import')
    .values({ ...row, ...NONE_YET })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether an import reads the file. */
export async function isOfImport(db: Db, key: string): Promise<boolean> {
  const found = await db
    .selectFrom('carrier_import')
    .select('id')
    .where('file_key', '=', key)
    .executeTakeFirst();
  return found !== undefined;
}

const running = (db: Db, id: string) =>
  db
    .selectFrom('carrier_import')
    .select(['id', 'provider_id', 'rows_read', 'created_at', 'file_key'])
    .where('id', '=', id)
    .where('status', '=', 'Processing')
    .$narrowType<{ file_key: string }>();

/** Undefined once it has ended. */
export const runningImport = (db: Db, id: string): Promise<RunningImport | undefined> =>
  running(db, id).executeTakeFirst();

/** The same, kept from other readers of its file. */
export const lockImport = (db: Db, id: string): Promise<RunningImport | undefined> =>
  running(db, id).forUpdate().executeTakeFirst();

/** The lines are read. */
export async function addPart(db: Db, id: string, part: PartCounts): Promise<void> {
  await sql`
    update carrier_import set
      rows_read = rows_read + ${part.read},
      rows_created = rows_created + ${part.created},
      rows_updated = rows_updated + ${part.updated},
      rows_unchanged = rows_unchanged + ${part.unchanged + part.older},
      rows_older = rows_older + ${part.older},
      rows_failed = rows_failed + ${part.failures.length},
      rows_matched = rows_matched + ${part.matched},
      failures = failures || ${JSON.stringify(part.failures)}::jsonb
    where id = ${id}`.execute(db);
}

/** The import ends; the key of the file that is needed no more, undefined when it had ended before. */
export async function endImport(
  db: Db,
  id: string,
  status: 'Completed' | 'Failed',
): Promise<string | undefined> {
  const ended = await lockImport(db, id);
  await db
    .updateTable('carrier_import')
    .set({ status, file_key: null })
    .where('id', '=', id)
    .where('status', '=', 'Processing')
    .execute();
  return ended?.file_key;
}
