import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import type { Database } from '../platform/database/open-database.ts';

/** A database that outlives the pools it is reached by. */
export interface Engine {
  /** A pool of its own each time. Closing it leaves the data. */
  connect(): Database;
  dispose(): Promise<void>;
}

/** A database that can be brought back to what it held when it was made. */
export interface TestDatabase extends Database {
  /** Takes back whatever was written. False when the schema was changed: then only a new one is as before. */
  empty(): Promise<boolean>;
}

/** How many rows a table has and which transaction wrote last: tells whether anything was written to it. */
type Marks = ReadonlyMap<string, string>;

interface Kept {
  readonly engine: Engine;
  /** Changes with every object and column that is made, dropped or changed. */
  readonly schema: string;
  readonly tables: ReadonlyMap<string, Table>;
  readonly sequences: readonly { readonly name: string; readonly last: string | null }[];
  marks: Marks;
}

interface Table {
  readonly columns: readonly string[];
  /** Columns of the primary key; none where there is no such key. */
  readonly key: readonly string[];
}

/** Making a copy costs seconds, taking back what a test wrote milliseconds: what a test closes serves the next one. */
const free = new Map<string, Kept[]>();

const table = (name: string) => sql.table(`public.${name}`);
const copy = (name: string) => sql.table(`fresh.${name}`);

async function schemaOf(db: Db): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select concat_ws(' ',
      (select count(*) || ':' || max(oid::int8) from pg_class where oid >= 16384 and relkind in ('r', 'v', 'i', 'S')),
      (select count(*) || ':' || max(oid::int8) from pg_trigger),
      (select count(*) || ':' || max(oid::int8) from pg_proc),
      (select count(*) || ':' || max(oid::int8) from pg_constraint),
      (select count(*) || ':' || sum(atttypid::int8) from pg_attribute where attrelid >= 16384 and attnum > 0)
    ) as mark`.execute(db);
  return rows[0]?.mark ?? '';
}

async function marksOf(db: Db, names: Iterable<string>): Promise<Marks> {
  const each = [...names].map(
    (name) =>
      sql`select ${sql.lit(name)} as name, concat_ws(' ', count(*), max(xmin::text::int8)) as mark from ${table(name)}`,
  );
  const { rows } = await sql<{ name: string; mark: string }>`${sql.join(each, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ name, mark }) => [name, mark]));
}

/** Sets a copy of every row aside, in a schema of its own. */
async function keep(engine: Engine, db: Db): Promise<Kept> {
  const found = await sql<Table & { name: string }>`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns,
      array(
        select attname::text from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
        where indrelid = format('public.%I', table_name)::regclass and indisprimary
      ) as key
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%' and is_generated = 'NEVER'
    group by table_name`.execute(db);
  const tables = new Map(found.rows.map(({ name, columns, key }) => [name, { columns, key }]));
  const marks = await marksOf(db, tables.keys());
  await sql`create schema fresh`.execute(db);
  for (const name of tables.keys()) await sql`create table ${copy(name)} as table ${table(name)}`.execute(db);
  const { rows: sequences } = await sql<{ name: string; last: string | null }>`
    select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'`.execute(
    db,
  );
  return { engine, schema: await schemaOf(db), tables, sequences, marks };
}

/**
 * Takes back what was written to one table: what is younger than its youngest row was goes, and what is missing then comes again.
 * Other rows stay as they are: written anew, thousands of them would leave as many dead ones for every later test to read over.
 */
async function takeBackRows(trx: Db, name: string, { columns, key }: Table, mark = ''): Promise<void> {
  const youngest = mark.split(' ')[1] ?? '0';
  const isOld = key.length > 0 ? sql`xmin::text::int8 <= ${youngest}::int8` : sql`false`;
  await sql`delete from ${table(name)} where not ${isOld}`.execute(trx);
  const isHere = sql.join(
    key.map((column) => sql`here.${sql.ref(column)} = kept.${sql.ref(column)}`),
    sql` and `,
  );
  const isMissing =
    key.length > 0 ? sql`not exists (select from ${table(name)} as here where ${isHere})` : sql`true`;
  const named = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${table(name)} (${named}) overriding system value
    select ${named} from ${copy(name)} as kept where ${isMissing}`.execute(trx);
}

async function takeBack(db: Db, kept: Kept): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if ((await schemaOf(trx)) !== kept.schema) return false;
    const marks = await marksOf(trx, kept.tables.keys());
    const written = [...marks].flatMap(([name, mark]) => (mark === kept.marks.get(name) ? [] : [name]));
    if (written.length > 0) {
      // No trigger and no reference holds it up, nor is any fired by it.
      await sql`set local session_replication_role = replica`.execute(trx);
      for (const name of written)
        await takeBackRows(trx, name, kept.tables.get(name) as Table, kept.marks.get(name));
      kept.marks = new Map([...kept.marks, ...(await marksOf(trx, written))]);
    }
    const positions = kept.sequences.map(
      ({ name, last }) =>
        sql`select setval(${sql.lit(name)}::regclass, coalesce(${last}::int8, seqstart), ${last !== null}::boolean)
          from pg_sequence where seqrelid = ${sql.lit(name)}::regclass`,
    );
    if (positions.length > 0) await sql`${sql.join(positions, sql` union all `)}`.execute(trx);
    return true;
  });
}

async function withConnection<T>(engine: Engine, work: (db: Db) => Promise<T>): Promise<T> {
  const database = engine.connect();
  try {
    // The embedded database has one connection: what a test left of its settings is in it.
    await database.pool.query('rollback');
    await database.pool.query('discard all');
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/** A database that `make` makes, or one of the same key that an earlier test closed, as it was when made. */
export async function openKept(key: string, make: () => Promise<Engine>): Promise<TestDatabase> {
  const idle = free.get(key)?.pop();
  const engine = idle?.engine ?? (await make());
  const kept = idle ?? (await withConnection(engine, (db) => keep(engine, db)));
  const database = engine.connect();
  const empty = () => takeBack(database.db, kept);
  return {
    ...database,
    empty,
    async close() {
      await database.close();
      const isAsBefore = await withConnection(engine, (db) => takeBack(db, kept)).catch(() => false);
      if (isAsBefore) free.set(key, [...(free.get(key) ?? []), kept]);
      else await engine.dispose();
    },
  };
}
