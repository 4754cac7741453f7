import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type Insertable,
  type SqlBool,
  sql,
  type Updateable,
} from 'kysely';
import type { Db } from './database.ts';
import { isOneOf } from './is-one-of.ts';
import type { Row, Tables } from './tables.ts';
import { updateLocked, updateVersion, type Version, type VersionedTable } from './update-version.ts';

/** How rows of a table with ids and versions are locked, added, changed and deleted; the caller judges whose they are. */
export function rowWrites<T extends VersionedTable>(table: T) {
  return {
    /** Keeps other writers waiting until the transaction ends. */
    async lock(db: Db, id: string): Promise<Row<T> | undefined> {
      const { rows } = await sql<Row<T>>`
        select * from ${sql.table(table)} where id = ${id} for update`.execute(db);
      return rows[0];
    },

    async insert(db: Db, row: Insertable<Tables[T]>): Promise<Row<T>> {
      const given = Object.entries(row).filter(([, value]) => value !== undefined);
      const { rows } = await sql<Row<T>>`
        insert into ${sql.table(table)} (${sql.join(given.map(([name]) => sql.ref(name)))})
        values (${sql.join(given.map(([, value]) => value))}) returning *`.execute(db);
      return rows[0] as Row<T>;
    },

    /** Undefined when another write came first. */
    update: (db: Db, row: Version, changes: Updateable<Tables[T]>) => updateVersion(db, table, row, changes),

    /** Of a row that is locked. */
    write: (db: Db, id: string, changes: Updateable<Tables[T]>) => updateLocked(db, table, id, changes),

    async remove(db: Db, id: string): Promise<void> {
      await sql`delete from ${sql.table(table)} where id = ${id}`.execute(db);
    },
  };
}

/**
 * The same with how rows are read one by one. `reaches` is whose rows somebody sees, and every read carries it (S-39): a row
 * that does not exist and one of another person look alike (S-37).
 */
export function recordStore<T extends VersionedTable, Reader>(
  table: T,
  reaches: (reader: Reader) => (where: ExpressionBuilder<Tables, T>) => Expression<SqlBool>,
) {
  const where = expressionBuilder<Tables, T>();
  const id = `${table}.id`;
  const is = (wanted: string) => sql<SqlBool>`${sql.ref(id)} = ${wanted}`;
  const read = async (db: Db, reader: Reader, which: Expression<SqlBool>, end = sql``) => {
    const { rows } = await sql<Row<T>>`
      select * from ${sql.table(table)} where ${which} and ${reaches(reader)(where)} ${end}`.execute(db);
    return rows;
  };

  return {
    ...rowWrites(table),

    find: async (db: Db, reader: Reader, wanted: string) => (await read(db, reader, is(wanted))).at(0),

    /** As `find`, and keeps other writers waiting until the transaction ends. */
    lock: async (db: Db, reader: Reader, wanted: string) =>
      (await read(db, reader, is(wanted), sql`for update`)).at(0),

    findAmong: (db: Db, reader: Reader, wanted: readonly string[]) => read(db, reader, isOneOf(id, wanted)),

    /** Locked in one order everywhere, so that two writes of many rows cannot deadlock. */
    lockAmong: (db: Db, reader: Reader, wanted: readonly string[]) =>
      read(db, reader, isOneOf(id, wanted), sql`order by ${sql.ref(id)} for update`),
  };
}
