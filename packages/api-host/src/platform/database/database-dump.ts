import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Jobs } from '../jobs/jobs.ts';
import { companyDay } from '../time/company-time.ts';
import { databaseFolder } from './open-database.ts';

declare module '../jobs/jobs.ts' {
  interface Tasks {
    'dump-database': Record<string, never>;
  }
}

const KEEP = 7;
const DUMP = /^database-\d{4}-\d\d-\d\d\.tar\.gz$/;

/** The folder with the dumps of an embedded database. */
export const dumpFolder = (dataDir: string) => join(dataDir, 'dumps');

/**
 * Writes the whole embedded database into a file of the day, beside its place and then renamed, and removes all but the
 * newest seven. The database waits meanwhile. Returns the file's path.
 */
async function dumpDatabase(pglite: PGlite, folder: string, now: Date): Promise<string> {
  const dump = await pglite.dumpDataDir('gzip');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `database-${companyDay(now)}.tar.gz`);
  const draft = `${path}.part`;
  try {
    await writeFile(draft, dump.stream(), { mode: 0o600 });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  const dumps = (await readdir(folder)).filter((name) => DUMP.test(name)).sort();
  for (const name of dumps.slice(0, -KEEP)) await rm(join(folder, name), { force: true });
  return path;
}

/** Makes the embedded database of a data folder from a dump. Throws when one is there. The caller holds the folder's lock. */
export async function restoreDump(dump: Blob, dataDir: string): Promise<void> {
  const folder = databaseFolder(dataDir);
  if (await stat(folder).catch(() => undefined))
    throw new Error(`There is a database in ${folder}: move it away first`);
  const draft = `${folder}.part`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const pglite = await PGlite.create({ dataDir: draft, loadDataDir: dump });
  await pglite.close();
  await rename(draft, folder);
}

/** Every night, where the database is embedded; PostgreSQL is backed up by its own tools. */
export function defineDumpTasks(jobs: Jobs, pglite: PGlite, dataDir: string): void {
  jobs.define('dump-database', {
    transaction: 'manual',
    attempts: 3,
    async run({ now, log }) {
      const path = await dumpDatabase(pglite, dumpFolder(dataDir), now);
      log.info({ path }, 'database dumped');
    },
  });
  jobs.schedule('dump-database', { dailyAt: '02:30' }, 'dump-database', {});
}
