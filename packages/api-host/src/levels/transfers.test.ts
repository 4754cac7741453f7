import { addDays, addMonths, firstOfMonth } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockGuard } from '../network/changes/guard.store.ts';
import { placeUnder } from '../network/changes/placing.store.ts';
import { writeUpline } from '../network/history.store.ts';
import { me, type NetworkNode } from '../network/nodes.store.ts';
import { recordPoints } from '../network/sums/points.store.ts';
import type { Months } from '../network/sums/production.store.ts';
import { companyDay } from '../platform/time/company-time.ts';
import { startTestHost, type TestHost, testClock } from '../testing/index.ts';
import { measure, windowMonths } from './evidence.ts';
import { legProductions } from './leg-production.store.ts';
import { criteriaOn, measuredDays } from './levels.store.ts';
import { transfersAbove } from './transfers.store.ts';

const clock = testClock();
const TODAY = companyDay(clock.now());

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo', clock });
  await host.platform.jobs.add(host.db, 'levels.night', {});
  await host.platform.jobs.drain();
  // As if nobody had ever been transferred.
  await host.db.deleteFrom('upline_history').where('valid_to', 'is not', null).execute();
});
afterAll(() => host.close());

async function nodeOf(username: string, db = host.db): Promise<NetworkNode> {
  const { code } = await db
    .selectFrom('app_user')
    .select('code')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return (await me(db, code)) as NetworkNode;
}

/** Puts somebody under another upline, as of that day. */
const move = (username: string, upline: string, from: string) =>
  host.db.transaction().execute(async (db) => {
    const openFrom = await lockGuard(db);
    const [node, { code }] = [await nodeOf(username, db), await nodeOf(upline, db)];
    await placeUnder(db, node, code, openFrom);
    await writeUpline(db, { code: node.code, from, reason: 'Transferred', by: null }, code);
  });

/** Rewrites a history: as if they had been there from that day on; the first entry clears what was before. */
const joined = async (username: string, upline: string, from: string, isFirst = true) => {
  const { code } = await nodeOf(username);
  const written = { code, reason: 'Transferred', by: null };
  if (isFirst) {
    await host.db.deleteFrom('upline_history').where('associate_code', '=', code).execute();
    await writeUpline(host.db, { ...written, from: '2019-01-01' }, (await nodeOf('root')).code);
  }
  await writeUpline(host.db, { ...written, from }, (await nodeOf(upline)).code);
};

/** What the people below produced in the months while they were below, but for those who stand apart with theirs. */
async function producedBelow(
  node: NetworkNode,
  type: 'BaseShop' | 'Infinity',
  { from, to }: Months,
  apart: readonly NetworkNode[],
): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(case when entry.is_reversal then -entry.amount else entry.amount end), 0)::bigint as cents
    from point_entry entry join app_user member on member.code = entry.owner_code
    where member.path > ${node.path} and member.path < ${`${node.path}~`} and entry.points_type = 'IssuedBv'
      and entry.on_date >= ${from}::date and entry.on_date < (${to}::date + interval '1 month')::date
      and (${type === 'Infinity'} or member.gen = ${node.gen})
      and not exists (select from unnest(${apart.map(({ path }) => path)}::text[]) as one(path)
        where member.path >= one.path and member.path < one.path || '~')`.execute(host.db);
  return rows[0]?.cents ?? 0;
}

async function measuresOf(username: string) {
  const { code } = await nodeOf(username);
  const criteria = await criteriaOn(host.db, TODAY);
  const days = await measuredDays(host.db, TODAY);
  return (await measure(host.db, [code], days, criteria)).get(code)?.measures ?? {};
}

describe('who was transferred', () => {
  it('counts for each upline six months after they came from outside, however often they move on inside (R-LVL-06)', async () => {
    const [first, second] = [addDays(TODAY, -3), addDays(TODAY, -2)];
    const people = await Promise.all(['cara', 'ben', 'dev', 'mia'].map((name) => nodeOf(name)));
    const [cara, ben, dev] = people.map(({ code }) => code);
    const before = await measuresOf('cara');
    const jo = await nodeOf('jo');
    await move('jo', 'cara', first);
    await move('jo', 'ben', second);
    const transfers = await transfersAbove(
      host.db,
      people.map(({ code }) => code),
      addMonths(TODAY, -12),
    );
    const ofJo = transfers.filter(({ moved_code }) => moved_code === jo.code);
    const counted = { moved_code: jo.code, moved_path: expect.any(String), counts_from: addMonths(first, 6) };
    expect(new Map(ofJo.map((transfer) => [transfer.person_code, transfer]))).toEqual(
      new Map([
        [cara, { ...counted, person_code: cara, in_leg_from: second }],
        [ben, { ...counted, person_code: ben, counts_from: addMonths(second, 6), in_leg_from: null }],
        [dev, { ...counted, person_code: dev, in_leg_from: first }],
      ]),
    );
    const after = await measuresOf('cara');
    for (const name of ['base_shop_licensed', 'licensed_legs', 'base_shop_sa'] as const)
      expect([name, after[name]]).toEqual([name, before[name]]);

    // Once the six months are over they do.
    await joined('jo', 'ben', addMonths(TODAY, -7));
    expect((await measuresOf('cara')).base_shop_licensed).toBeGreaterThan(before.base_shop_licensed ?? 0);
    await joined('jo', 'kim', '2020-01-01');
    await joined('jo', 'cara', first, false);
    await joined('jo', 'ben', second, false);
  });

  it('brings no RMDs and no legs with them for six months (R-LVL-06)', async () => {
    const names = ['rmds', 'rmd_legs', 'first_generation_rmds', 'emd_legs', 'licensed_legs'] as const;
    const of = async (username: string) => {
      const found = await measuresOf(username);
      return names.map((name) => found[name]);
    };
    const before = await of('eve');
    await move('qadir', 'eve', addDays(TODAY, -20));
    expect(await of('eve')).toEqual(before);
    await joined('qadir', 'eve', addMonths(TODAY, -7));
    const [rmds, legs] = await of('eve');
    expect([rmds, legs]).toEqual([(before[0] ?? 0) + 2, (before[1] ?? 0) + 1]);
  });

  it('takes off what they produced, once and only where it was credited (R-LVL-06)', async () => {
    const { code } = await nodeOf('jo');
    const produce = (amount: number, on_date: string) =>
      recordPoints(host.db, [
        {
          owner_code: code,
          points_type: 'IssuedBv',
          amount,
          on_date,
          reference_kind: 'test',
          reference_id: on_date,
        },
      ]);
    // While they were elsewhere, a direct of Cara, and in Ben's leg of hers.
    await produce(100_000, addDays(TODAY, -8));
    await produce(200_000, addDays(TODAY, -3));
    await produce(400_000, addDays(TODAY, -1));
    const check = async (who: string, without: readonly string[], today: string) => {
      const [node, apart] = [await nodeOf(who), await Promise.all(without.map((name) => nodeOf(name)))];
      const months = windowMonths(await measuredDays(host.db, today), 1);
      for (const type of ['BaseShop', 'Infinity'] as const) {
        const found = (await legProductions(host.db, [node.code], type, months)).get(node.code);
        const sum = found?.legs.reduce((total, { amount_cents }) => total + amount_cents, 0) ?? 0;
        expect([who, type, sum]).toEqual([who, type, await producedBelow(node, type, months, apart)]);
      }
    };
    const next = addMonths(firstOfMonth(TODAY), 1);
    clock.set(`${next}T17:00:00Z`);
    await host.platform.jobs.drain();
    for (const who of ['cara', 'dev', 'ben']) await check(who, ['jo'], next);
    // Jo comes along to Hal with Ben, and is taken off with Ben's team, not beside it.
    await move('ben', 'hal', next);
    await produce(800_000, next);
    clock.set(`${addMonths(next, 1)}T17:00:00Z`);
    await host.platform.jobs.drain();
    await check('hal', ['ben'], addMonths(next, 1));
  });
});

describe('the night after two months', () => {
  it('writes the qualifications of both (2.5)', async () => {
    const closed = async () =>
      (
        await host.db
          .selectFrom('level_close')
          .select(['period_month', 'associates'])
          .orderBy('period_month', 'desc')
          .limit(2)
          .execute()
      ).map(({ period_month, associates }) => [period_month, Number(associates) > 400]);
    clock.set(`${addMonths(TODAY, 4)}T17:00:00Z`);
    await host.platform.jobs.drain();
    await host.platform.jobs.add(host.db, 'levels.night', {});
    await host.platform.jobs.drain();
    const month = addMonths(firstOfMonth(TODAY), 2);
    expect(await closed()).toEqual([
      [addMonths(month, 1), true],
      [month, true],
    ]);
  });
});
