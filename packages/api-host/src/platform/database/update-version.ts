import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from './database.ts';
import type { Row, Tables } from './tables.ts';

/** A row as it was read. */
export interface Version {
  readonly id: string;
  readonly version: number;
}

/** Tables whose rows are found by an id and count their versions. */
export type VersionedTable = {
  [Name in keyof Tables]: Selectable<Tables[Name]> extends Version ? Name : never;
}[keyof Tables];

/** What `set` of an update says: the changes, and the version that the row then has. */
function setting(changes: object, version: RawBuilder<unknown>) {
  const columns = Object.entries(changes)
    .filter(([name, value]) => value !== undefined && name !== 'version')
    .map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  return sql.join([...columns, sql`version = ${version}`]);
}

/**
 * Changes the row of the version that was read, and counts the version on; undefined when another write came first (R-06).
 */
export async function updateVersion<T extends VersionedTable>(
  db: Db,
  table: T,
  { id, version }: Version,
  changes: Updateable<Tables[T]>,
): Promise<Row<T> | undefined> {
  const { rows } = await sql<Row<T>>`
    update ${sql.table(table)} set ${setting(changes, sql`${version + 1}`)}
    where id = ${id} and version = ${version} returning *`.execute(db);
  return rows[0];
}

/** Changes a row that the caller has locked, and counts the version on. */
export async function updateLocked<T extends VersionedTable>(
  db: Db,
  table: T,
  id: string,
  changes: Updateable<Tables[T]>,
): Promise<Row<T>> {
  const { rows } = await sql<Row<T>>`
    update ${sql.table(table)} set ${setting(changes, sql`version + 1`)} where id = ${id} returning *`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error(`No row of ${table} has the id ${id}`);
  return row;
}
