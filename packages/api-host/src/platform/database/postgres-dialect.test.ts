import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Context } from '../operation/operation.ts';
import { atCommit } from './closing.ts';
import type { Database } from './open-database.ts';
import { transactionRunner } from './transaction.ts';

/** The same on both databases; on PostgreSQL begin and commit travel with their neighbours and writes keep their plans. */
let database: Database;
let context: Context;
const transaction: ReturnType<typeof transactionRunner> = (...given) =>
  transactionRunner(database.db, async () => {})(...given);
beforeAll(async () => {
  database = await openTestDatabase();
  await sql`create table held (id integer primary key, parent integer references held deferrable initially deferred)`.execute(
    database.db,
  );
  const now = new Date();
  context = {
    db: database.db,
    now,
    today: '2026-11-21',
    requestId: 'r',
    ip: '',
    userAgent: '',
    log: pino({ level: 'silent' }),
    caller: undefined,
  };
});
afterAll(() => database.close());

const insert = (inside: Context, id: number, parent: number | null = null) =>
  sql<{ id: number }>`insert into held (id, parent) values (${id}, ${parent}) returning *`.execute(inside.db);
const ids = async () =>
  (await sql<{ id: number }>`select id from held order by id`.execute(database.db)).rows.map(({ id }) => id);
const clear = () => sql`delete from held`.execute(database.db);

test('effects left for the end are written with the commit, all of them (R-02)', async () => {
  await transaction(context, async (inside) => {
    await insert(inside, 1);
    for (const id of [2, 3]) atCommit(inside.db, sql`insert into held (id) values (${id})`);
    expect((await sql`select id from held`.execute(inside.db)).rows).toHaveLength(1);
  });
  expect(await ids()).toEqual([1, 2, 3]);
  await clear();
});

test('an effect at the end that is refused takes everything back', async () => {
  const refused = transaction(context, async (inside) => {
    await insert(inside, 1);
    atCommit(inside.db, sql`insert into held (id) values (1)`);
  });
  await expect(refused).rejects.toMatchObject({ code: '23505' });
  expect(await ids()).toEqual([]);
});

test('a commit that is refused takes everything back and says why', async () => {
  for (const last of [true, false]) {
    const refused = transaction(context, async (inside) => {
      await insert(inside, 1, 99);
      if (last) atCommit(inside.db, sql`insert into held (id) values (2)`);
    });
    await expect(refused).rejects.toMatchObject({ code: '23503' });
    expect(await ids()).toEqual([]);
  }
});

test('a first statement that fails leaves the connection fit for the next transaction', async () => {
  const refused = transaction(context, async (inside) => {
    await sql`select 1 / 0`.execute(inside.db);
  });
  await expect(refused).rejects.toMatchObject({ code: '22012' });
  await transaction(context, (inside) => insert(inside, 4));
  expect(await ids()).toEqual([4]);
  await clear();
});

test('nothing can be left for the end of what is no transaction', () => {
  expect(() => atCommit(database.db, sql`select 1`)).toThrow('no transaction');
});

test('a column added by a newer version while this one runs does not fail its writes (R-28)', async () => {
  for (let id = 1; id <= 8; id++) await transaction(context, (inside) => insert(inside, id));
  await sql`alter table held add column note text`.execute(database.db);
  for (let id = 9; id <= 12; id++) await transaction(context, (inside) => insert(inside, id));
  expect(await ids()).toHaveLength(12);
  await clear();
});
