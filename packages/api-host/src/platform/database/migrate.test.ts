import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DatabaseTooOld, migrate } from './migrate.ts';
import { type Database, openMemory } from './open-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openMemory();
});
afterAll(() => database.close());
/** As it is when it has just been made. */
beforeEach(() => database.pool.query('drop schema public cascade; create schema public'));

test('a release starts again beside a newer one whose migrations it does not know, and runs its own (R-28)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upline-migrations-'));
  try {
    await writeFile(join(folder, '0001_first.sql'), 'create table first (id integer);');
    await writeFile(join(folder, '0003_newer.sql'), 'create table newer (id integer);');
    await migrate(database.db, folder);
    await rm(join(folder, '0003_newer.sql'));
    await writeFile(join(folder, '0002_second.sql'), 'create table second (id integer);');
    await migrate(database.db, folder);
    await migrate(database.db, folder);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      database.db,
    );
    expect(rows.map(({ name }) => name)).toEqual(['0001_first', '0002_second', '0003_newer']);
    await sql`insert into second select id from newer`.execute(database.db);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a release that waited while a newer one migrated starts as well (R-28)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upline-migrations-'));
  let isCommitted = false;
  const seenOnceCommitted: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (isCommitted || Object.keys(result.rows[0] ?? {}).join() !== 'name') return result;
      isCommitted = true;
      return { ...result, rows: result.rows.filter(({ name }) => name !== '0003_newer') };
    },
  };
  try {
    await writeFile(join(folder, '0001_first.sql'), 'create table first (id integer);');
    await writeFile(join(folder, '0003_newer.sql'), 'create table newer (id integer);');
    await migrate(database.db, folder);
    await rm(join(folder, '0003_newer.sql'));
    await writeFile(join(folder, '0002_second.sql'), 'create table second (id integer);');
    await migrate(database.db.withPlugin(seenOnceCommitted), folder);
    expect(isCommitted).toBe(true);
    await sql`select from second`.execute(database.db);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.each([
  ['0001_idempotency', '0010_app_user'],
  ['0001_platform', '0002_people'],
])(
  'a database from before the present migrations (%s, …) is refused in words that say what to do, and left as it was',
  async (...names) => {
    const folder = await mkdtemp(join(tmpdir(), 'upline-migrations-'));
    try {
      await writeFile(join(folder, `${names[0]}.sql`), 'create table idempotency_key (id integer);');
      await writeFile(join(folder, `${names[1]}.sql`), 'create table app_user (id integer);');
      await migrate(database.db, folder);

      const refused = await migrate(database.db).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(DatabaseTooOld);
      expect(String(refused)).toMatch(
        /before 0\.1\.0[\s\S]*move the data folder \(DATA_DIR\)[\s\S]*DATABASE_URL/,
      );
      const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
        database.db,
      );
      expect(rows.map(({ name }) => name)).toEqual(names);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);
