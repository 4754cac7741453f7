import { dayAt } from '@upline/domain';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { closeLoaded } from '../src/network/closing.store.ts';
import { placeEverybody, sumAllPoints } from '../src/network/network.store.ts';
import type { Db } from '../src/platform/database.ts';
import type { Platform } from '../src/platform/platform.ts';
import type { Tables } from '../src/platform/tables.ts';
import { hashPassword } from '../src/sessions/passwords/password-hash.ts';
import { arrayColumns, copyRows } from './copy-rows.ts';
import { DEMO_PASSWORD } from './demo-logins.ts';
import type { DemoShape } from './demo-shapes.ts';
import { demoTables } from './demo-tables.ts';

interface Index {
  readonly name: string;
  readonly definition: string;
}

/** Indexes that only make reading fast; those behind constraints stay. */
async function readingIndexes(client: pg.Client): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select class.relname as name, pg_get_indexdef(index.indexrelid) as definition
     from pg_index index join pg_class class on class.oid = index.indexrelid
     join pg_namespace space on space.oid = class.relnamespace
     where space.nspname = 'public' and not index.indisprimary
       and not exists (select from pg_constraint where conindid = index.indexrelid)
     order by 1`,
  );
  return rows;
}

interface Large extends Pick<Platform, 'vault' | 'clock'> {
  readonly url: string;
  readonly shape: DemoShape;
  /** Told what has been done, with the seconds since the beginning. */
  onProgress?(what: string, seconds: number): void;
}

/**
 * Loads a large demo network by COPY into an empty PostgreSQL whose user owns the server: keys of other tables are not
 * checked and indexes are made at the end. Not one transaction: after a failure begin with an empty database again. Returns
 * false, and does nothing, when there are people already.
 */
export async function loadLargeDemo({ url, vault, clock, shape, onProgress }: Large): Promise<boolean> {
  const began = performance.now();
  const tell = (what: string) => onProgress?.(what, Math.round((performance.now() - began) / 1_000));
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    const { rows } = await client.query('select 1 from app_user limit 1');
    if (rows.length > 0) return false;
    await client.query('set session_replication_role = replica');
    await client.query('set synchronous_commit = off');
    await client.query("set maintenance_work_mem = '1GB'");
    const indexes = await readingIndexes(client);
    for (const { name } of indexes) await client.query(`drop index "${name}"`);
    const now = clock.now();
    await copyAll(client, demoTables({ vault, now, passwordHash: await hashPassword(DEMO_PASSWORD) }, shape));
    tell('rows copied');
    for (const { definition } of indexes) await client.query(definition);
    await client.query('analyze');
    tell('indexes made');
    await derive(db, dayAt(now), tell);
    return true;
  } finally {
    await client.end();
    await db.destroy();
  }
}

async function copyAll(client: pg.Client, tables: ReturnType<typeof demoTables>): Promise<void> {
  const arrays = await arrayColumns(client);
  for (const { table, rows } of tables) await copyRows(client, table, rows, arrays);
}

/** What follows from the rows: paths, head counts, sums of points, closed months. */
async function derive(db: Db, today: string, tell: (what: string) => void): Promise<void> {
  const inTransaction = (work: (trx: Db) => Promise<void>) =>
    db.transaction().execute(async (trx) => {
      await sql`set local work_mem = '256MB'`.execute(trx);
      await work(trx);
    });
  await inTransaction(placeEverybody);
  await sql`vacuum analyze app_user`.execute(db);
  tell('people placed and counted');
  await inTransaction(sumAllPoints);
  tell('points summed');
  await inTransaction((trx) => closeLoaded(trx, today));
  tell('months closed');
  await sql`vacuum analyze`.execute(db);
}
