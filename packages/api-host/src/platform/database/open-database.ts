import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { lockDataFolder } from './data-lock.ts';
import type { Db } from './database.ts';
import { PipeliningDialect } from './postgres-dialect.ts';
import { PreparingClient } from './statement-names.ts';
import type { Tables } from './tables.ts';

export interface Database {
  readonly db: Db;
  /** The node-postgres pool below, for libraries that want one (job queue, cursors). */
  readonly pool: pg.Pool;
  readonly kind: 'embedded' | 'postgres';
  /** The embedded engine, for dumps. */
  readonly pglite: PGlite | undefined;
  /** For migrations: a connection of its own on which statements may take as long as a large network needs. */
  withSlowStatements(work: (db: Db) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('A whole number of the database is too large');
  return value;
}

const digits = (text: string, at: number) => (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48;
const parseMoment = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ, 'text') as (text: string) => Date;

/**
 * `2026-03-02 13:25:07.82+00` by position, because lists hold hundreds. All other forms, other zones included, take the
 * general way.
 */
function moment(text: string): Date {
  const { length } = text;
  if (length < 22 || length > 29 || text.charCodeAt(4) !== 45 || !text.endsWith('+00'))
    return parseMoment(text);
  const fraction = length === 22 ? 0 : Math.floor(Number(`0${text.slice(19, -3)}`) * 1_000 + 1e-9);
  return new Date(
    Date.UTC(
      digits(text, 0) * 100 + digits(text, 2),
      digits(text, 5) - 1,
      digits(text, 8),
      digits(text, 11),
      digits(text, 14),
      digits(text, 17),
      fraction,
    ),
  );
}

/** date → `YYYY-MM-DD`, int8 → number (throws beyond 2^53), timestamptz → Date, numeric → text, the rest as `pg` has it. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: string) {
    if (oid === pg.types.builtins.DATE) return (value: string) => value;
    if (oid === pg.types.builtins.INT8) return safeInteger;
    if (oid === pg.types.builtins.TIMESTAMPTZ && format !== 'binary') return moment;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

/** A caller waits at most this long for a connection, then answers 503. */
const POOL_WAIT_MS = 2_000;
/** A statement that runs longer is cut off. */
const STATEMENT_TIMEOUT_MS = 5_000;
/** A migration may index millions of rows. */
const MIGRATION_STATEMENT_MS = 3_600_000;

/**
 * A connection that the server cuts must not end the process, neither while idle nor within a transaction: the query
 * that uses it fails, and the pool connects again.
 */
function survivesLostConnections(pool: pg.Pool): void {
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
}

/**
 * Connects lazily: a database that is down is found out by the first query, not here. `patience` multiplies what is
 * waited for a connection and for a statement; for tests on machines of any speed.
 */
export function openPostgres(
  connectionString: string,
  { max = 10, patience = 1 }: { max?: number; patience?: number } = {},
): Database {
  const poolOf = (size: number, statementMs: number) =>
    new pg.Pool({
      Client: PreparingClient,
      pipeline: true,
      connectionString,
      max: size,
      types,
      connectionTimeoutMillis: POOL_WAIT_MS * patience,
      statement_timeout: statementMs,
      // The server cannot cut off what never reaches it: the client gives up a little later (a hung or unreachable server).
      query_timeout: statementMs + 1_000,
      idle_in_transaction_session_timeout: 30_000,
      keepAlive: true,
      // Compiling a plan of many joins takes seconds and saves milliseconds: no query of ours runs long enough for it. Pages by
      // key cost hardly more than in order where they are cached or on flash: by the server's own guess of four times as much,
      // millions of rows are read for a few thousand. Remembering rows looked up begins with a table for as many as are guessed,
      // which costs ten times a page of a hundred.
      options: '-c jit=off -c random_page_cost=1.1 -c enable_memoize=off',
      application_name: 'upline-api',
    });
  const open = (pool: pg.Pool) => {
    survivesLostConnections(pool);
    return new Kysely<Tables>({ dialect: new PipeliningDialect({ pool }) });
  };
  const pool = poolOf(max, STATEMENT_TIMEOUT_MS * patience);
  const db = open(pool);
  return {
    db,
    pool,
    kind: 'postgres',
    pglite: undefined,
    async withSlowStatements(work) {
      const own = open(poolOf(1, MIGRATION_STATEMENT_MS));
      await work(own).finally(() => own.destroy());
    },
    close: () => db.destroy(),
  };
}

/** Puts the pool of `pg` in front of an opened PGlite, so that both databases run the same code path. */
function wrapPglite(pglite: PGlite, { waitMs = POOL_WAIT_MS }: { waitMs?: number } = {}): Database {
  const pool = new pg.Pool({
    ...createPgConfig(pglite),
    max: 1,
    types,
    connectionTimeoutMillis: waitMs,
    // The one connection stays: PGlite is in this process and cannot go away.
    idleTimeoutMillis: 0,
  } as pg.PoolConfig);
  survivesLostConnections(pool);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    kind: 'embedded',
    pglite,
    withSlowStatements: (work) => work(db),
    async close() {
      await db.destroy();
      await pglite.close();
    },
  };
}

/** What the schema asks of the engine besides itself; PostgreSQL brings it along. */
const EXTENSIONS = { pg_trgm };

/** The folder of the embedded database within a data folder. */
export const databaseFolder = (dataDir: string) => join(dataDir, 'database');

/** Makes a PGlite in memory, from a dump, or in a folder; for tests. */
export const createMemory = (options: PGliteOptions = {}): Promise<PGlite> =>
  PGlite.create({ extensions: EXTENSIONS, ...options });

/** Connects to a PGlite of `createMemory`. Closing leaves it open, and there is nothing to dump at night. */
export function connectMemory(pglite: PGlite): Database {
  const database = wrapPglite(pglite, { waitMs: 60_000 });
  return { ...database, pglite: undefined, close: () => database.db.destroy() };
}

/** Opens PGlite in memory, or from a dump; for tests. */
export async function openMemory(options: PGliteOptions = {}): Promise<Database> {
  return wrapPglite(await createMemory(options), { waitMs: 60_000 });
}

/**
 * Opens the embedded database of one process under an exclusive lock: two processes on one folder lose
 * acknowledged writes without any error. Throws `DataFolderInUse`.
 */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const release = lockDataFolder(dataDir);
  try {
    const database = wrapPglite(
      await PGlite.create({ dataDir: join(dataDir, 'database'), extensions: EXTENSIONS }),
    );
    return {
      ...database,
      async close() {
        await database.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}
