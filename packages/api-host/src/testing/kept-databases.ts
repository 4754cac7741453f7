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
  readonly columns: ReadonlyMap<string, readonly string[]>;
  readonly sequences: readonly { readonly name: string; readonly last: string | null }[];
  marks: Marks;
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
  const found = await sql<{ name: string; columns: string[] }>`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%' and is_generated = 'NEVER'
    group by table_name`.execute(db);
  const columns = new Map(found.rows.map((row) => [row.name, row.columns]));
  const marks = await marksOf(db, columns.keys());
  await sql`create schema fresh`.execute(db);
  for (const name of columns.keys())
    await sql`create table ${copy(name)} as table ${table(name)}`.execute(db);
  const { rows: sequences } = await sql<{ name: string; last: string | null }>`
    select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'`.execute(
    db,
  );
  return { engine, schema: await schemaOf(db), columns, sequences, marks };
}

async function takeBack(db: Db, kept: Kept): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if ((await schemaOf(trx)) !== kept.schema) return false;
    const marks = await marksOf(trx, kept.columns.keys());
    const written = [...marks].flatMap(([name, mark]) => (mark === kept.marks.get(name) ? [] : [name]));
    if (written.length > 0) {
      // No trigger and no reference holds it up, nor is any fired by it.
      await sql`set local session_replication_role = replica`.execute(trx);
      for (const name of written) {
        const columns = sql.join((kept.columns.get(name) ?? []).map((column) => sql.ref(column)));
        await sql`delete from ${table(name)}`.execute(trx);
        await sql`insert into ${table(name)} (${columns}) overriding system value select ${columns} from ${copy(name)}`.execute(
          trx,
        );
      }
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
