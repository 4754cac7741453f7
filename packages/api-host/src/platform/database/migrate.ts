import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './database.ts';

const FOLDER = fileURLToPath(new URL('../../../migrations/', import.meta.url));

/** Every migration file: `NNNN_name.sql`, run in the order of names, forward only. */
export async function migrationFiles(folder = FOLDER): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => ({
      name: name.slice(0, -'.sql'.length),
      text: await readFile(join(folder, name), 'utf8'),
    })),
  );
}

/** Names of what has run, by a newer release too. */
async function ranAlready(db: Db): Promise<string[]> {
  const table = await sql<{
    exists: boolean;
  }>`select to_regclass('kysely_migration') is not null as exists`.execute(db);
  if (!table.rows[0]?.exists) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * A database made before the migrations were gathered into the present files, none of which can upgrade it. It is recognized by the
 * name of the first file, which every gathering changes.
 */
export class DatabaseTooOld extends Error {
  constructor() {
    super(
      [
        'This database was made by a version before 0.1.0, and 0.1.0 cannot upgrade it.',
        'Embedded database: stop Upline, move the data folder (DATA_DIR) out of the way and start again; a new one is created.',
        'PostgreSQL: point DATABASE_URL to an empty database.',
      ].join('\n'),
    );
    this.name = 'DatabaseTooOld';
  }
}

/** Brings the schema up to date, each start, under the migrator's lock and in one transaction. Throws on failure. */
export async function migrate(db: Db, folder?: string): Promise<void> {
  const files = await migrationFiles(folder);
  // Migrations that a newer release has run are no error: this release keeps running next to it, so it must be able to start as
  // well.
  const ran = await ranAlready(db);
  if (ran.length > 0 && files[0] && !ran.includes(files[0].name)) throw new DatabaseTooOld();
  // Most starts find nothing to do. The migrator would read the columns of every table twice to see that.
  if (files.every(({ name }) => ran.includes(name))) return;
  const others = Object.fromEntries(ran.map((name): [string, Migration] => [name, { up: async () => {} }]));
  const own = Object.fromEntries(
    files.map(({ name, text }): [string, Migration] => [
      name,
      {
        async up(trx) {
          // The only raw SQL that is not a literal in our own source: files of this package (S-48).
          await sql.raw(text).execute(trx);
        },
      },
    ]),
  );
  const known = { ...others, ...own };
  // A fix of this release may bring a migration of a lower number than what a newer release has already run.
  const migrator = new Migrator({
    db,
    allowUnorderedMigrations: true,
    provider: { getMigrations: () => Promise.resolve(known) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    // A newer release has committed while this one waited for the lock: what has run is known only now.
    if ((await ranAlready(db)).some((name) => !(name in known))) return migrate(db, folder);
    const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
    throw new Error(failed ? `Migration ${failed} failed` : 'Migrations failed', { cause: error });
  }
}
