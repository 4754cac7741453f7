// A document has a Blob of its own, which copies a hundred megabytes byte by byte.
import { Blob } from 'node:buffer';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { migrate, migrationFiles } from '../platform/database/migrate.ts';
import {
  connectMemory,
  createMemory,
  type Database,
  databaseFolder,
  openMemory,
  openPostgres,
} from '../platform/database/open-database.ts';
import { type Engine, openKept, type TestDatabase } from './kept-databases.ts';

/** Fills a fresh, migrated database; `name` keys the copy that is kept of the result. */
export interface Fill {
  readonly name: string;
  /** Text that changes whenever the filling would; part of the key of the copy. */
  readonly version: string;
  run(database: Database): Promise<void>;
}

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/test-database/', import.meta.url));

/** Read once in a process: a run of the tests starts hundreds of hosts. */
let schema: Promise<string> | undefined;
const schemaText = async () =>
  (await migrationFiles()).map(({ name, text }) => `${name}\n${text}\n`).join('');

/** Everything that decides what a template holds: change a migration or the seed and a new one is made. */
async function keyOf(fill: Fill | undefined): Promise<string> {
  schema ??= schemaText();
  const hash = createHash('sha256').update(await schema);
  hash.update(`${fill?.name ?? 'empty'}\n${fill?.version ?? ''}`);
  return `${fill?.name ?? 'empty'}_${hash.digest('hex').slice(0, 16)}`;
}

/** Whether the process that wrote its id into the lock is gone: a maker that was killed leaves its lock. */
async function isAbandoned(lock: string): Promise<boolean> {
  const maker = Number(await readFile(lock, 'utf8').catch(() => ''));
  // No id yet: it is about to be written, or the lock is about to go.
  if (!maker) return false;
  try {
    process.kill(maker, 0);
    return false;
  } catch {
    return true;
  }
}

/** Runs `make` once per machine and key although several test processes ask at once. */
async function onceOnDisk(file: string, make: () => Promise<void>): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const lock = `${file}.lock`;
  for (;;) {
    if (await stat(file).catch(() => undefined)) return;
    try {
      await writeFile(lock, String(process.pid), { flag: 'wx' });
    } catch {
      if (await isAbandoned(lock)) await rm(lock, { force: true });
      await sleep(100);
      continue;
    }
    try {
      if (!(await stat(file).catch(() => undefined))) await make();
    } finally {
      await rm(lock, { force: true });
    }
  }
}

/** Copies of earlier schemas are of no more use. */
async function removeOldCopies(name: string, keep: string): Promise<void> {
  const { mtimeMs: now } = await stat(keep);
  for (const file of await readdir(CACHE)) {
    const path = join(CACHE, file);
    const isOld = file.startsWith(`${name}_`) && path !== keep && now - (await stat(path)).mtimeMs > 600_000;
    if (isOld) await rm(path, { force: true });
  }
}

let cached: { key: string; dump: Blob } | undefined;

/** The files of an embedded database that holds what the template holds. */
async function dumpOf(key: string, fill: Fill | undefined): Promise<Blob> {
  if (cached?.key !== key) {
    const file = join(CACHE, `${key}.tar`);
    await onceOnDisk(file, async () => {
      const database = await openMemory();
      await migrate(database.db);
      await fill?.run(database);
      const dump = await (database.pglite as PGlite).dumpDataDir('none');
      const draft = `${file}.${process.pid}`;
      await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
      await rename(draft, file);
      await removeOldCopies(fill?.name ?? 'empty', file);
      await database.close();
    });
    cached = { key, dump: new Blob([await readFile(file)]) };
  }
  return cached.dump;
}

async function makePgliteCopy(key: string, fill: Fill | undefined): Promise<Engine> {
  const pglite = await createMemory({ loadDataDir: await dumpOf(key, fill) });
  return { connect: () => connectMemory(pglite), dispose: () => pglite.close() };
}

function withDatabase(url: string, name: string): string {
  const result = new URL(url);
  result.pathname = `/${name}`;
  return result.href;
}

/** The server is a temporary one: what is still kept at the end goes with it. */
async function makePostgresCopy(server: string, key: string, fill: Fill | undefined): Promise<Engine> {
  const template = `upline_template_${key}`;
  const name = `upline_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    // Session lock: of several test processes one makes the template, the others wait for it.
    await admin.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      const draft = `${template}_draft`;
      await admin.query(`drop database if exists "${draft}"`);
      await admin.query(`create database "${draft}"`);
      const database = openPostgres(withDatabase(server, draft), { patience: 20 });
      try {
        await migrate(database.db);
        await fill?.run(database);
      } finally {
        await database.close();
      }
      await admin.query(`alter database "${draft}" rename to "${template}"`);
    }
    await admin.query(`create database "${name}" template "${template}" strategy file_copy`);
  } finally {
    await admin.end();
  }
  return {
    connect: () => openPostgres(withDatabase(server, name), { max: 5, patience: 10 }),
    async dispose() {
      const client = new pg.Client({ connectionString: server });
      await client.connect();
      try {
        await client.query(`drop database if exists "${name}" with (force)`);
      } finally {
        await client.end();
      }
    },
  };
}

/**
 * A database of its own that holds what the migrated (and filled) template holds: PGlite in memory, or one on the server of
 * TEST_DATABASE_URL when that is set. It may have served an earlier test.
 */
export async function openTestDatabase(fill?: Fill): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  const key = await keyOf(fill);
  return openKept(key, () => (server ? makePostgresCopy(server, key, fill) : makePgliteCopy(key, fill)));
}

/** The same in the data folder of a server process, which opens it as its own embedded database. */
export async function fillDataFolder(dataDir: string, fill?: Fill): Promise<void> {
  const loadDataDir = await dumpOf(await keyOf(fill), fill);
  await mkdir(dataDir, { recursive: true });
  const pglite = await createMemory({ dataDir: databaseFolder(dataDir), loadDataDir });
  await pglite.close();
}
