import { sql } from 'kysely';
import type { Db } from '../src/platform/database/database.ts';
import type { Tables } from '../src/platform/database/tables.ts';

const CHUNK = 2_000;

/**
 * Inserts many rows with one parameter a statement. Every row has the keys of the first one; columns that are left out get
 * their defaults.
 */
export async function bulkInsert(
  db: Db,
  table: keyof Tables & string,
  rows: readonly object[],
): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = JSON.stringify(rows.slice(start, start + CHUNK));
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${chunk}::json)`.execute(db);
  }
}
