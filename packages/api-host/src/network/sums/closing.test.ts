import { TEAM_TYPES, type TeamType } from '@upline/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { chainsAt } from '../chain.store.ts';
import { lockGuard } from '../changes/guard.store.ts';
import { recruit, sell } from '../changes/network-model.test-support.ts';
import { changeStanding, placeUnder } from '../changes/placing.store.ts';
import { writeLevel, writeUpline } from '../history.store.ts';
import { isInForce, isInTeam, me, type NetworkNode } from '../nodes.store.ts';
import { closeMonths } from './closing.store.ts';
import { foldNetwork } from './fold.store.ts';
import { pointsByMonth } from './production.store.ts';

let database: Database;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

async function moving(
  code: string,
  work: (trx: Db, node: NetworkNode, openFrom: string | null) => Promise<void>,
) {
  await db.transaction().execute(async (trx) => {
    const openFrom = await lockGuard(trx);
    await work(trx, (await me(trx, code)) as NetworkNode, openFrom);
  });
}

const transfer = (code: string, upline: string, day: string) =>
  moving(code, async (trx, node, openFrom) => {
    await placeUnder(trx, node, upline, openFrom);
    await writeUpline(trx, { code, from: day, reason: 'Test', by: null }, upline);
  });

const promote = (code: string, level: 'RMD' | 'MD', day: string) =>
  moving(code, async (trx, node, openFrom) => {
    await changeStanding(trx, node, { level_code: level }, openFrom);
    await writeLevel(trx, { code, from: day, reason: 'Test', by: null }, level);
  });

async function production(code: string, month: string): Promise<string> {
  const node = (await me(db, code)) as NetworkNode;
  const nets = [];
  for (const type of TEAM_TYPES) {
    const [row] = await pointsByMonth(db, node, type, { from: month, to: month }, ['IssuedBv']);
    nets.push(row?.net ?? 0);
  }
  return nets.join(' ');
}

/** Net of the month by the network of each entry's day, from the histories alone. */
async function byHand(owner: string, month: string): Promise<string> {
  const entries = (await db.selectFrom('point_entry').selectAll().execute()).filter(({ on_date }) =>
    on_date.startsWith(month.slice(0, 7)),
  );
  const chains = await chainsAt(
    db,
    entries.map(({ owner_code, on_date }) => ({ code: owner_code, date: on_date })),
  );
  const isIn = (type: TeamType, index: number): boolean => {
    const chain = [chains[index]?.associate, ...(chains[index]?.uplines ?? [])];
    const at = chain.findIndex((member) => member?.code === owner);
    if (at < 0) return false;
    const between = chain.slice(0, at).filter((member) => member !== undefined);
    const seniors = between.filter(({ is_senior_level }) => is_senior_level).length;
    const inForce = between.filter((member) => isInForce(member)).length;
    const limit = {
      Personal: 0,
      BaseShop: 0,
      RmdBaseShop: 0,
      RmdSuperBase: 1,
      RmdSuperTeam: 6,
      Infinity: 99,
    };
    if (type === 'Personal') return at === 0;
    return type === 'BaseShop' ? seniors === 0 : inForce <= limit[type];
  };
  const nets = TEAM_TYPES.map((type) =>
    entries.reduce(
      (sum, { amount, is_reversal }, index) =>
        sum + (isIn(type, index) ? (is_reversal ? -amount : amount) : 0),
      0,
    ),
  );
  return nets.join(' ');
}

const JOINED = '2026-01-05';
const grow = (upline: string, level?: 'RMD' | 'MD') => recruit(db, upline, level, JOINED);

describe('a closed month keeps the network of its time (domain.md 5.2)', () => {
  it('by the day of each entry, whoever moves later and whatever comes late', async () => {
    const root = await recruit(db, null, 'EVC', JOINED);
    const [east, west] = [await grow(root, 'RMD'), await grow(root, 'RMD')];
    const head = await grow(east, 'MD');
    const member = await grow(head);
    await sell(db, member, 100, { on: '2026-09-03' });
    await transfer(head, west, '2026-09-10');
    await sell(db, member, 20, { on: '2026-09-12' });
    await promote(head, 'RMD', '2026-09-20');
    await sell(db, member, 3, { on: '2026-09-25' });
    // The open month counts by the network of now.
    expect(await production(east, '2026-09-01')).toBe('0 0 0 0 0 0');
    expect(await production(west, '2026-09-01')).toBe('0 0 0 123 123 123');

    expect(await closeMonths(db, '2026-10-02')).toBe(1);
    expect(await closeMonths(db, '2026-10-02')).toBe(0);
    expect(await production(east, '2026-09-01')).toBe('0 100 100 100 100 100');
    expect(await production(west, '2026-09-01')).toBe('0 20 20 23 23 23');
    expect(await production(head, '2026-09-01')).toBe('0 123 123 123 123 123');

    await transfer(member, east, '2026-10-03');
    await sell(db, member, 7, { on: '2026-10-04' });
    await sell(db, member, 50, { on: '2026-09-04', reversal: true });
    await foldNetwork(db);
    for (const code of [root, east, west, head, member])
      expect(await production(code, '2026-09-01')).toBe(await byHand(code, '2026-09-01'));
    expect(await production(east, '2026-10-01')).toBe('0 7 7 7 7 7');
    expect(await production(head, '2026-10-01')).toBe('0 0 0 0 0 0');
  });

  it('through any sequence of moves, sales and late entries', async () => {
    const pick = fc.nat(100);
    const step = fc.oneof(
      fc.tuple(fc.constant('sell' as const), pick, fc.integer({ min: 1, max: 99 }), fc.nat(2)),
      fc.tuple(fc.constant('move' as const), pick, pick, fc.nat(2)),
      fc.tuple(fc.constant('level' as const), pick, fc.nat(1), fc.nat(2)),
      fc.tuple(fc.constant('fold' as const), pick, pick, pick),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { maxLength: 8 }), { minLength: 3, maxLength: 3 }),
        async (months) => {
          await sql`update network_guard set open_from = null`.execute(db);
          await db.deleteFrom('point_delta').execute();
          await sql`alter table point_entry disable trigger user`.execute(db);
          for (const table of [
            'point_entry',
            'point_own',
            'point_rollup',
            'point_cube',
            'head_delta',
            'team_head',
            'recruit_month',
            'upline_history',
            'level_history',
            'associate',
            'app_user',
          ] as const)
            await db.deleteFrom(table).execute();
          await sql`alter table point_entry enable trigger user`.execute(db);
          const root = await recruit(db, null, 'EVC', JOINED);
          const people = [root];
          for (let index = 0; index < 8; index += 1)
            people.push(await grow(people[Math.floor(index / 2)] as string, index % 3 === 0 ? 'RMD' : 'MD'));
          for (const [index, steps] of months.entries()) {
            const month = `2026-0${index + 6}`;
            for (const [at, [kind, a, b, c]] of steps.entries()) {
              // Time goes on within the month; a sale may be dated back, even into a closed month.
              const day = `${month}-${String(at * 3 + 1).padStart(2, '0')}`;
              const who = people[a % people.length] as string;
              if (kind === 'sell') {
                const back = c === 1 ? `${month}-01` : c === 2 ? `2026-0${Math.max(index + 5, 6)}-09` : day;
                await sell(db, who, b, { on: back });
              } else if (kind === 'move') {
                const target = people[b % people.length] as string;
                const node = (await me(db, who)) as NetworkNode;
                if (who === root || who === target || (await isInTeam(db, node, 'Infinity', target)))
                  continue;
                await transfer(who, target, day);
              } else if (kind === 'level') await promote(who, b === 0 ? 'RMD' : 'MD', day);
              else await foldNetwork(db);
            }
            await closeMonths(db, `2026-0${index + 7}-01`);
          }
          for (const code of people)
            for (const month of ['2026-06-01', '2026-07-01', '2026-08-01'])
              expect(`${code} ${month} ${await production(code, month)}`).toBe(
                `${code} ${month} ${await byHand(code, month)}`,
              );
        },
      ),
      { numRuns: Number(process.env.NETWORK_RUNS ?? 8), verbose: true },
    );
  }, 300_000);
});
