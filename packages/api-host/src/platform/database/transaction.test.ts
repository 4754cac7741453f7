import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Context } from '../operation/operation.ts';
import { conflict, Problem } from '../operation/problem.ts';
import { isRetryable, isUnavailable, isUniqueViolation } from './database-errors.ts';
import type { Database } from './open-database.ts';
import { transactionRunner } from './transaction.ts';

let database: Database;
let context: Context;
const flushed: unknown[] = [];
const runner = () =>
  transactionRunner(database.db, async (inside) => {
    flushed.push(inside.db);
  });

beforeAll(async () => {
  database = await openTestDatabase();
  await sql`create table counted (n integer primary key)`.execute(database.db);
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
beforeEach(async () => {
  await sql`delete from counted`.execute(database.db);
  flushed.length = 0;
});

const rows = async () => (await sql<{ n: number }>`select n from counted`.execute(database.db)).rows.length;
const add = (inside: Context) => sql`insert into counted (n) values (1)`.execute(inside.db);
const failure = (code: string) => Object.assign(new Error('database'), { code });

test.each(['40001', '40P01'])(
  'a %s rolls back and runs the work again, at most three times (R-25)',
  async (code) => {
    let runs = 0;
    await runner()(context, async (inside) => {
      await add(inside);
      runs += 1;
      if (runs < 4) throw failure(code);
    });
    expect(runs).toBe(4);
    expect(await rows()).toBe(1);

    runs = 0;
    const always = runner()(context, async () => {
      runs += 1;
      throw failure(code);
    });
    await expect(always).rejects.toThrow('database');
    expect(runs).toBe(4);
  },
);

test('any other failure rolls back at once', async () => {
  let runs = 0;
  const failing = runner()(context, async (inside) => {
    runs += 1;
    await add(inside);
    throw conflict('no', 'No');
  });
  await expect(failing).rejects.toThrow('No');
  expect(runs).toBe(1);
  expect(await rows()).toBe(0);
  expect(flushed).toHaveLength(0);
});

test('a refusal that keeps its writes commits them, with what is flushed before the commit, and is thrown', async () => {
  const refusing = runner()(context, async (inside) => {
    await add(inside);
    throw new Problem(401, 'counted', 'Counted', { keepWrites: true });
  });
  await expect(refusing).rejects.toThrow('Counted');
  expect(await rows()).toBe(1);
  expect(flushed).toHaveLength(1);
});

test('a failure of the flush rolls everything back (R-AUD-05)', async () => {
  const failing = transactionRunner(database.db, () => Promise.reject(new Error('no audit')));
  await expect(failing(context, add)).rejects.toThrow('no audit');
  expect(await rows()).toBe(0);
});

test('the database names its failures: duplicates are the areas’ to explain, absence is a 503', async () => {
  await add(context);
  const duplicate = await add(context).catch((error: unknown) => error);
  expect(isUniqueViolation(duplicate)).toBe(true);
  expect(isUniqueViolation(duplicate, 'counted_pkey')).toBe(true);
  expect(isUniqueViolation(duplicate, 'other')).toBe(false);
  expect(isRetryable(duplicate)).toBe(false);
  expect(isUnavailable(duplicate)).toBe(false);
  for (const error of [
    failure('57P01'),
    failure('57014'),
    failure('53300'),
    failure('08006'),
    failure('ECONNREFUSED'),
    new Error('timeout exceeded when trying to connect'),
    new AggregateError([failure('ECONNREFUSED')]),
  ]) {
    expect(isUnavailable(error)).toBe(true);
  }
});

test('rows arrive as the contract says: dates as text, whole numbers as numbers, time stamps as Date, decimals as text', async () => {
  const { rows: found } = await sql<Record<string, unknown>>`
    select date '2026-02-28' as day, 9007199254740991::int8 as whole, 1.50::numeric as decimal,
      timestamptz '2026-01-01 00:00:00Z' as at`.execute(database.db);
  expect(found[0]).toEqual({
    day: '2026-02-28',
    whole: 9007199254740991,
    decimal: '1.50',
    at: new Date('2026-01-01T00:00:00Z'),
  });
  await expect(sql`select 9007199254740993::int8 as n`.execute(database.db)).rejects.toThrow('too large');
});

// Only a real server cuts statements off and has more than one connection.
for (const url of [process.env.TEST_DATABASE_URL].filter((value) => value !== undefined)) {
  test('a statement that takes too long and a pool that is used up end as unavailable, and both recover (R-23, R-24)', async () => {
    const { openPostgres } = await import('./open-database.ts');
    const small = openPostgres(url, { max: 1 });
    const slow = sql`select pg_sleep(30)`.execute(small.db).catch((error: unknown) => error);
    const waiting = await sql`select 1`.execute(small.db).catch((error: unknown) => error);
    expect(isUnavailable(waiting)).toBe(true);
    expect(isUnavailable(await slow)).toBe(true);
    expect((await sql`select 1 as one`.execute(small.db)).rows).toEqual([{ one: 1 }]);
    await small.close();
  });

  test('a connection cut in the middle of a transaction fails that transaction only (R-22)', async () => {
    const { openPostgres } = await import('./open-database.ts');
    const pair = openPostgres(url, { max: 2 });
    const cut = pair.db.transaction().execute(async (trx) => {
      const { rows: found } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${found[0]?.pid})`.execute(pair.db);
      await sleep(100);
      await sql`select 1`.execute(trx);
    });
    expect(isUnavailable(await cut.catch((error: unknown) => error))).toBe(true);
    expect((await sql`select 1 as one`.execute(pair.db)).rows).toEqual([{ one: 1 }]);
    await pair.close();
  });
}
