import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServices, type TestServices } from '../../testing/test-services.ts';
import { latestSlot } from './jobs.schedule.ts';
import { LeaseLost, makeJobs } from './jobs.service.ts';
import * as store from './jobs.store.ts';

declare module './jobs.ts' {
  interface Tasks {
    'test-task': { n: number };
    'test-slow': { n: number };
  }
}

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices();
  await sql`create table effect (n integer)`.execute(services.db);
});
afterAll(() => services.database.close());
beforeEach(() => sql`truncate effect, job, job_schedule`.execute(services.db));

const effects = async () =>
  (await sql<{ n: number }>`select n from effect order by n`.execute(services.db)).rows.map(({ n }) => n);
const effect = (db: TestServices['db'], n: number) => sql`insert into effect values (${n})`.execute(db);
const queue = (options: { leaseMs?: number; pollMs?: number; concurrency?: number; stopMs?: number } = {}) =>
  makeJobs({ ...services, ...options });

describe('a job', () => {
  test('exists if and only if the transaction that caused it commits (R-14)', async () => {
    const jobs = queue();
    jobs.define('test-task', { run: async ({ db }, { n }) => void (await effect(db, n)) });
    await services.db.transaction().execute((trx) => jobs.add(trx, 'test-task', { n: 1 }));
    await services.db
      .transaction()
      .execute(async (trx) => {
        await jobs.add(trx, 'test-task', { n: 2 });
        throw new Error('rolled back');
      })
      .catch(() => {});
    expect(await jobs.drain()).toBe(1);
    expect(await effects()).toEqual([1]);
    expect(await store.countJobs(services.db)).toEqual({ waiting: 0, failed: 0 });
  });

  test('has its effect exactly once although its first runs failed half-way (R-14)', async () => {
    const jobs = queue();
    let runs = 0;
    jobs.define('test-task', {
      async run({ db }, { n }) {
        await effect(db, n);
        if (++runs < 3) throw new Error('half-way');
      },
    });
    await jobs.add(services.db, 'test-task', { n: 1 });
    for (let round = 0; round < 3; round++) {
      await jobs.drain();
      services.clock.advance(60_000);
    }
    expect(runs).toBe(3);
    expect(await effects()).toEqual([1]);
  });

  test('waits for its time and joins a waiting one of the same key (R-17)', async () => {
    const jobs = queue();
    jobs.define('test-task', { run: async ({ db }, { n }) => void (await effect(db, n)) });
    const later = new Date(services.clock.now().getTime() + 60_000);
    await jobs.add(services.db, 'test-task', { n: 1 }, { runAt: later, key: 'export' });
    await jobs.add(services.db, 'test-task', { n: 2 }, { key: 'export' });
    expect(await jobs.drain()).toBe(0);
    services.clock.advance(60_000);
    expect(await jobs.drain()).toBe(1);
    expect(await effects()).toEqual([1]);
  });

  test('is tried ten times, then waits on the dead-letter list until it is run again (R-15)', async () => {
    const jobs = queue();
    let broken = true;
    let gaveUp = 0;
    jobs.define('test-task', {
      run: async ({ db }, { n }) => {
        if (broken) throw new Error('still broken');
        await effect(db, n);
      },
      onFailed: async () => {
        gaveUp++;
      },
    });
    await jobs.add(services.db, 'test-task', { n: 1 });
    let runs = 0;
    for (let round = 0; round < 15; round++) {
      runs += await jobs.drain();
      services.clock.advance(3_600_000);
    }
    expect([runs, gaveUp]).toEqual([10, 1]);
    const [dead] = await store.listFailed(services.db);
    expect(dead).toMatchObject({ task: 'test-task', attempts: 10, last_error: 'still broken' });
    broken = false;
    expect(await store.runAgain(services.db, dead?.id ?? 0, services.clock.now())).toBe(true);
    await jobs.drain();
    expect(await effects()).toEqual([1]);
  });

  test('returns when its worker died, and a late finisher is fenced off (R-15)', async () => {
    const jobs = queue({ leaseMs: 60 });
    const order: string[] = [];
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let run = 0;
    jobs.define('test-slow', {
      transaction: 'manual',
      async run(_, { n }, finish) {
        const mine = run++;
        await gates[mine]?.promise;
        await finish(async ({ db }) => void (await effect(db, n + mine))).then(
          () => order.push(`run ${mine} finished`),
          (error: Error) => {
            order.push(`run ${mine} ${error.name}`);
            throw error;
          },
        );
      },
    });
    await jobs.add(services.db, 'test-slow', { n: 10 });
    const first = jobs.drain();
    await expect.poll(() => run).toBe(1);
    // The first worker hangs: its lease runs out, as it would if the process had died.
    await sql`update job set leased_until = clock_timestamp() - interval '1 s'`.execute(services.db);
    const second = jobs.drain();
    await expect.poll(() => run).toBe(2);
    gates[1]?.resolve();
    await second;
    gates[0]?.resolve();
    await first;
    expect(order).toEqual(['run 1 finished', 'run 0 LeaseLost']);
    expect(await effects()).toEqual([11]);
  });

  test('keeps its lease while it runs, however long that takes (R-15)', async () => {
    const jobs = queue({ leaseMs: 6_000 });
    const gate = Promise.withResolvers<void>();
    jobs.define('test-slow', { transaction: 'manual', run: () => gate.promise });
    await jobs.add(services.db, 'test-slow', { n: 1 });
    const running = jobs.drain();
    const leasedUntil = async () =>
      (
        await services.db.selectFrom('job').select('leased_until').executeTakeFirst()
      )?.leased_until?.getTime() ?? 0;
    await expect.poll(leasedUntil).toBeGreaterThan(0);
    const first = await leasedUntil();
    await expect.poll(leasedUntil).toBeGreaterThan(first);
    expect(await store.claim(services.db, ['test-slow'], services.clock.now(), 1000)).toBeUndefined();
    gate.resolve();
    expect(await running).toBe(1);
  });
});

describe('workers', () => {
  let hosts: ReturnType<typeof makeJobs>[];
  afterEach(() => Promise.all(hosts.map((jobs) => jobs.stop())));

  test('of several hosts run every job once, side by side, and stop after the running ones (R-14)', async () => {
    hosts = [queue({ concurrency: 2, pollMs: 20 }), queue({ concurrency: 2, pollMs: 20 })];
    for (const jobs of hosts) {
      jobs.define('test-task', { run: async ({ db }, { n }) => void (await effect(db, n)) });
      jobs.start();
    }
    const [first] = hosts;
    await services.db.transaction().execute(async (trx) => {
      for (let n = 0; n < 200; n++) await first?.add(trx, 'test-task', { n });
    });
    for (const jobs of hosts) jobs.nudge();
    await expect.poll(async () => (await effects()).length).toBe(200);
    for (const jobs of hosts) await jobs.stop();
    expect(new Set(await effects()).size).toBe(200);
    await first?.add(services.db, 'test-task', { n: 999 });
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(await effects()).not.toContain(999);
  });
});

test('a stop hands back what runs too long, and the late run changes nothing (R-20)', async () => {
  const leaving = queue({ pollMs: 20, stopMs: 50 });
  const staying = queue();
  const gate = Promise.withResolvers<void>();
  let started = false;
  let refused: unknown;
  const task = (wait: () => Promise<void>) => ({
    transaction: 'manual' as const,
    async run(
      _: unknown,
      { n }: { n: number },
      finish: (work: (context: { db: TestServices['db'] }) => Promise<void>) => Promise<void>,
    ) {
      started = true;
      await wait();
      await finish(async ({ db }) => void (await effect(db, n))).catch((error) => {
        refused = error;
        throw error;
      });
    },
  });
  leaving.define(
    'test-slow',
    task(() => gate.promise),
  );
  staying.define(
    'test-slow',
    task(async () => {}),
  );
  await leaving.add(services.db, 'test-slow', { n: 1 });
  leaving.start();
  await expect.poll(() => started).toBe(true);
  await leaving.stop();
  expect(await staying.drain()).toBe(1);
  gate.resolve();
  await expect.poll(() => refused).toBeInstanceOf(LeaseLost);
  expect(await effects()).toEqual([1]);
  expect(await store.countJobs(services.db)).toEqual({ waiting: 0, failed: 0 });
});

describe('a schedule', () => {
  test('fires once a slot in a cluster; a missed slot runs late, once (R-18)', async () => {
    const hosts = [queue(), queue()];
    for (const jobs of hosts) {
      jobs.define('test-task', { run: async ({ db }, { n }) => void (await effect(db, n)) });
      jobs.schedule('nightly', { dailyAt: '02:30' }, 'test-task', { n: 1 });
    }
    const drainAll = async () => {
      for (const jobs of hosts) await jobs.drain();
      return (await effects()).length;
    };
    services.clock.set(new Date('2026-11-21T15:00:00Z'));
    expect(await drainAll()).toBe(0);
    services.clock.set(new Date('2026-11-22T07:29:59Z'));
    expect(await drainAll()).toBe(0);
    services.clock.set(new Date('2026-11-22T07:30:00Z'));
    expect(await drainAll()).toBe(1);
    expect(await drainAll()).toBe(1);
    services.clock.set(new Date('2026-11-26T20:00:00Z'));
    expect(await drainAll()).toBe(2);
    services.clock.set(new Date('2026-11-22T08:00:00Z'));
    expect(await drainAll()).toBe(2);
  });

  test.each([
    [
      'the skipped hour of spring',
      '02:30',
      ['2026-03-08T06:59:00Z', '2026-03-08T07:00:00Z'],
      ['2026-03-07', '2026-03-08'],
    ],
    [
      'the repeated hour of autumn',
      '01:30',
      ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'],
      ['2026-11-01', '2026-11-01'],
    ],
    ['29 February', '02:30', ['2028-02-29T07:30:00Z', '2028-03-01T07:29:00Z'], ['2028-02-29', '2028-02-29']],
  ])('has one slot a company day across %s (R-18)', (_, dailyAt, times, slots) => {
    expect(times.map((time) => latestSlot({ dailyAt }, new Date(time)))).toEqual(slots);
  });

  test('in minutes has slots at the full multiples', () => {
    expect(latestSlot({ minutes: 15 }, new Date('2026-11-21T15:14:59Z'))).toBe('2026-11-21T15:00:00.000Z');
    expect(latestSlot({ minutes: 15 }, new Date('2026-11-21T15:15:00Z'))).toBe('2026-11-21T15:15:00.000Z');
  });
});
