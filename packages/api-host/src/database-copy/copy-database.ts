import pg from 'pg';

/** What was copied, for the operator. */
export interface CopiedTable {
  readonly table: string;
  readonly rows: number;
}

const BATCH = 1_000;
const name = (table: string) => pg.escapeIdentifier(table);

/** Base tables of the product; the migrator's own two are written by the target's migration. */
async function tables(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and c.relname not like 'kysely_migration%' order by 1`,
  );
  return rows.map((row) => row.name);
}

/** Columns that may be written: generated ones compute themselves. */
async function columns(client: pg.PoolClient, table: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select a.attname as name from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0
     and not a.attisdropped and a.attgenerated = '' order by a.attnum`,
    [name(table)],
  );
  return rows.map((row) => name(row.name)).join(', ');
}

/** Foreign keys of the target, taken away while rows arrive in any order and put back, which checks them all. */
async function foreignKeys(client: pg.PoolClient) {
  const { rows } = await client.query<{ table: string; constraint: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as constraint, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  return rows;
}

interface Fingerprint {
  readonly rows: number;
  readonly hash: string | null;
}

/** Number of rows and a hash of their contents in any order. */
async function fingerprint(client: pg.PoolClient, table: string): Promise<Fingerprint> {
  const { rows } = await client.query<{ rows: string; hash: string | null }>(
    `select count(*)::text as rows, md5(string_agg(hash, '' order by hash)) as hash
     from (select md5(t::text) as hash from ${name(table)} t) hashed`,
  );
  return { rows: Number(rows[0]?.rows ?? 0), hash: rows[0]?.hash ?? null };
}

/** More rows than this no migration writes. */
const MIGRATED_ROWS = 500;

/**
 * Migrations fill some tables themselves: reference data, which the source has as well, whatever came to it since, and tables
 * with one row (the end of a chain). Any other row in the target is data of somebody that we must not overwrite.
 */
async function isAsMigrated(
  from: pg.PoolClient,
  to: pg.PoolClient,
  table: string,
  expected: Fingerprint,
): Promise<boolean> {
  const rows = `select md5(t::text) as hash from ${name(table)} t`;
  const { rows: present } = await to.query<{ hash: string }>(`${rows} limit ${MIGRATED_ROWS + 1}`);
  if (present.length === 0 || (present.length === 1 && expected.rows === 1)) return true;
  if (present.length > MIGRATED_ROWS) return false;
  const hashes = present.map(({ hash }) => hash);
  const { rows: both } = await from.query(`select from (${rows}) as own where hash = any($1)`, [hashes]);
  return both.length === present.length || isUntouched(from, to, table, present.length);
}

/** Rows of a migration that people may change afterwards: nobody has here, and the source has each of them as it is by now. */
async function isUntouched(
  from: pg.PoolClient,
  to: pg.PoolClient,
  table: string,
  present: number,
): Promise<boolean> {
  const { rows: stamps } = await to.query(
    `select from pg_attribute where attrelid = $1::regclass and attname in ('id', 'version', 'created_by', 'updated_by')`,
    [name(table)],
  );
  if (stamps.length < 4) return false;
  const { rows } = await to.query<{ id: string }>(
    `select id::text from ${name(table)} where version = 1 and created_by is null and updated_by is null`,
  );
  const ids = rows.map(({ id }) => id);
  const { rows: same } = await from.query(`select from ${name(table)} where id::text = any($1)`, [ids]);
  return ids.length === present && same.length === present;
}

async function copyTable(from: pg.PoolClient, to: pg.PoolClient, table: string) {
  const list = await columns(from, table);
  await from.query(
    `declare rows_of_table no scroll cursor for select to_jsonb(t)::text as row from ${name(table)} t`,
  );
  for (;;) {
    const { rows } = await from.query<{ row: string }>(`fetch ${BATCH} from rows_of_table`);
    if (rows.length === 0) break;
    await to.query(
      `insert into ${name(table)} (${list}) overriding system value
       select ${list} from jsonb_populate_recordset(null::${name(table)}, $1::jsonb)`,
      // Joined as text: parsing would round large whole numbers.
      [`[${rows.map(({ row }) => row).join(',')}]`],
    );
  }
  await from.query('close rows_of_table');
}

/** Counters go on where the source stood. */
async function copySequences(from: pg.PoolClient, to: pg.PoolClient) {
  const { rows } = await from.query<{ name: string; value: string | null }>(
    `select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public'`,
  );
  for (const sequence of rows) {
    if (sequence.value !== null)
      await to.query('select setval($1::regclass, $2::bigint)', [name(sequence.name), sequence.value]);
  }
}

/**
 * Copies every row of one migrated database into another migrated, empty one, in one transaction of the target, and compares
 * counts and content hashes before it commits. Throws without having changed anything when the target holds rows, or when anything
 * differs. The source must not be written meanwhile.
 */
export async function copyDatabase(source: pg.Pool, target: pg.Pool): Promise<CopiedTable[]> {
  const from = await source.connect();
  const to = await target.connect();
  try {
    for (const client of [from, to]) await client.query(`set time zone 'UTC'`);
    // A large table takes longer than a request may.
    await to.query('set statement_timeout = 0');
    await from.query('begin isolation level repeatable read read only');
    await to.query('begin');
    const list = await tables(from);
    const keys = await foreignKeys(to);
    for (const table of list) await to.query(`alter table ${name(table)} disable trigger user`);
    for (const key of keys)
      await to.query(`alter table ${key.table} drop constraint ${name(key.constraint)}`);
    const copied: CopiedTable[] = [];
    for (const table of list) {
      const expected = await fingerprint(from, table);
      if (!(await isAsMigrated(from, to, table, expected)))
        throw new Error(`The target is not empty: table ${table} has rows`);
      await to.query(`delete from ${name(table)}`);
      await copyTable(from, to, table);
      const actual = await fingerprint(to, table);
      if (actual.rows !== expected.rows || actual.hash !== expected.hash)
        throw new Error(`Table ${table} differs after the copy`);
      copied.push({ table, rows: actual.rows });
    }
    await copySequences(from, to);
    for (const key of keys)
      await to.query(`alter table ${key.table} add constraint ${name(key.constraint)} ${key.definition}`);
    for (const table of list) await to.query(`alter table ${name(table)} enable trigger user`);
    await to.query('commit');
    return copied;
  } catch (error) {
    await to.query('rollback');
    throw error;
  } finally {
    await from.query('rollback');
    from.release();
    to.release();
  }
}
