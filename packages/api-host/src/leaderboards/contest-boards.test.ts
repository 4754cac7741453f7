import { addMonths } from '@upline/domain';
import { hawaiiStanding, periodOf } from '@upline/domain/production';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { setting } from '../catalogue/plan-data.store.ts';
import { recruitsAtClose } from '../money/bonuses/builder-bonus.store.ts';
import { me, type NetworkNode } from '../network/nodes.store.ts';
import { recordPoints } from '../network/sums/points.store.ts';
import { teamProduction } from '../network/sums/production.store.ts';
import { startTestHost, type TestClient, type TestHost, testContext } from '../testing/index.ts';
import type { builderBoard, builderBonusBoard, hawaiiBoard } from './contest-boards.schemas.ts';
import { builderBonusSelect, hawaiiSelect } from './contest-figures.store.ts';

type Hawaii = z.output<typeof hawaiiBoard>;
type Builder = z.output<typeof builderBoard>;
type Bonus = z.output<typeof builderBonusBoard>;

let host: TestHost;
let dev: TestClient;
let admin: TestClient;
let today: string;
const codes = new Map<string, string>();
const codeOf = (name: string) => codes.get(name) as string;
const nodeOf = async (name: string) => (await me(host.db, codeOf(name))) as NetworkNode;

beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  today = testContext(host).today;
  [dev, admin] = [await host.signInAs('dev'), await host.signInAs('admin')];
  for (const { username, code } of await host.db
    .selectFrom('app_user')
    .select(['username', 'code'])
    .execute())
    codes.set(username, code);
  // Example of 5.5 on top of what the demo holds: personal 28,000, base shop 96,000, six licensed recruits, RMD.
  await credit('dev', 'IssuedBv', 2_800_001);
  await credit('cara', 'IssuedBv', 9_600_001);
  await credit('cara', 'IssuedBv', 10_003, true);
  for (let index = 0; index < 6; index++) await credit('cara', 'Licenses', 1);
  await sql`update app_user set recruiter_code = ${codeOf('dev')} where code = ${codeOf('cara')}`.execute(
    host.db,
  );
  await sql`delete from builder_enrollment`.execute(host.db);
  for (const [name, started_on] of [
    ['dev', '2020-01-01'],
    // Not all month.
    ['ben', `${today.slice(0, 8)}02`],
  ] as const)
    await host.db
      .insertInto('builder_enrollment')
      .values({
        associate_code: codeOf(name),
        country: 'USA',
        price_cents: 4_900,
        currency: 'USD',
        card_reference: null,
        started_on,
        next_charge_on: null,
        closed_on: null,
        close_reason: null,
        created_by: null,
        updated_by: null,
      })
      .execute();
});
afterAll(() => host.close());

const credit = (name: string, points_type: 'IssuedBv' | 'Licenses', amount: number, is_reversal = false) =>
  recordPoints(host.db, [
    {
      owner_code: codeOf(name),
      points_type,
      amount,
      on_date: today,
      reference_kind: 'test',
      reference_id: crypto.randomUUID(),
      is_reversal,
    },
  ]);

async function ask<T>(client: TestClient, path: string, query: Record<string, string> = {}): Promise<T> {
  const reply = await client.get(path, { query });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<T>();
}
const COMPANY = '/admin/dashboard/leaderboard';
const PORTAL = '/dashboard/leaderboard';
const MONTHS = () => ({ from: periodOf('Year', today).whole.from, to: `${today.slice(0, 7)}-01` });

const thisMonth = () => {
  const month = `${today.slice(0, 7)}-01`;
  const window = { from: month, to: month };
  return { current: window, previous: window, openFrom: month };
};

test('Hawaii counts what the rules count, for everybody, and ranks by it (5.5)', async () => {
  const shown = await ask<Hawaii>(admin, `${COMPANY}/hawaii`, { limit: '500' });
  expect(shown).toMatchObject({ from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` });
  expect(shown.rows.length).toBeGreaterThan(20);
  const net = ({ total }: Awaited<ReturnType<typeof teamProduction>>) => total.net;
  for (const row of shown.rows.slice(0, 25)) {
    const node = (await me(host.db, row.user.code)) as NetworkNode;
    const own = net(await teamProduction(host.db, node, 'Personal', MONTHS(), 'IssuedBv'));
    const shop = net(await teamProduction(host.db, node, 'BaseShop', MONTHS(), 'IssuedBv'));
    expect([row.user.code, row.personal_bv_cents, row.base_shop_others_bv_cents]).toEqual([
      row.user.code,
      own,
      shop - own,
    ]);
    const { points, seats_by_points, points_to_next_seat } = hawaiiStanding({
      personal_bv_cents: own,
      base_shop_others_bv_cents: shop - own,
      licensed_recruits: row.licensed_recruits,
      is_promoted_to_rmd: row.is_promoted_to_rmd,
      status: 'Active',
      debit_balance_cents: 0,
      persistency_bps: null,
      cohort_policies: 0,
    });
    expect(row).toMatchObject({ seats_by_points, points_to_next_seat, adjusted: { current: points } });
    expect(row.standing).not.toBeNull();
  }
  const points = shown.rows.map(({ adjusted }) => adjusted.current);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
});

test('Hawaii counts who was promoted to RMD from below, not who came down to it (5.5)', async () => {
  // The histories alone say so here, hence for this question only: everything else reads them beside the people.
  const notPromoted = new Error();
  const promoted = host.db.transaction().execute(async (trx) => {
    for (const [name, before] of [
      ['eve', 'EMD'],
      ['cara', 'MD'],
    ] as const) {
      await sql`update level_history set valid_to = ${today}::date where associate_code = ${codeOf(name)} and valid_to is null`.execute(
        trx,
      );
      await sql`update level_history set level_code = ${before}, valid_from = least(valid_from, ${today}::date - 1)
        where associate_code = ${codeOf(name)} and valid_to = ${today}::date`.execute(trx);
      await sql`insert into level_history (associate_code, level_code, valid_from) values (${codeOf(name)}, 'RMD', ${today}::date)`.execute(
        trx,
      );
    }
    const rules = await setting(trx, 'hawaii_rules', today);
    const { rows } = await sql<{ code: string; facts: { is_promoted_to_rmd: boolean } }>`
      select code, facts from (${hawaiiSelect(thisMonth(), rules)}) board
      where code in (${codeOf('eve')}, ${codeOf('cara')})`.execute(trx);
    expect(new Map(rows.map(({ code, facts }) => [code, facts.is_promoted_to_rmd]))).toEqual(
      new Map([
        [codeOf('eve'), false],
        [codeOf('cara'), true],
      ]),
    );
    throw notPromoted;
  });
  await expect(promoted).rejects.toBe(notPromoted);
});

test('Hawaii tells conditions to oneself alone, and names a debt as what stands in the way (7.1)', async () => {
  await sql`insert into chargeback (associate_code, reason, event_date, amount_cents, currency)
    values (${codeOf('dev')}, 'Policy Lapsed', ${today}::date, 100, 'USD')`.execute(host.db);
  const { rows, own } = await ask<Hawaii>(dev, `${PORTAL}/hawaii`, { limit: '500' });
  expect(own?.licensed_recruits).toBeGreaterThanOrEqual(6);
  expect(own?.standing).toMatchObject({ seats: 0, is_free_of_debt: false });
  for (const row of rows) if (row.user.code !== codeOf('dev')) expect(row.standing).toBeNull();
});

test('Builder ranks members of the plan by recruits and issued BV of the base shop (5.5)', async () => {
  const shown = await ask<Builder>(dev, `${PORTAL}/builder`, { period: 'Year' });
  expect(shown.rows.map(({ user }) => user.code).sort()).toEqual([codeOf('dev'), codeOf('ben')].sort());
  for (const row of shown.rows) {
    const node = (await me(host.db, row.user.code)) as NetworkNode;
    const bv = (await teamProduction(host.db, node, 'BaseShop', MONTHS(), 'IssuedBv')).total.net;
    const recruits = (await teamProduction(host.db, node, 'BaseShop', MONTHS(), 'Recruits')).total.net;
    expect(row).toMatchObject({
      recruits,
      base_shop_bv_cents: bv,
      adjusted: { current: recruits * 100_000 + bv },
    });
  }
});

test('the Builder Bonus board shows shares of the pool so far, and what others miss (5.5, R-MNY-27)', async () => {
  const month = `${today.slice(0, 7)}-01`;
  // Nobody but the three joins this month.
  await sql`update app_user set join_date = ${month}::date - 40
    where shop_code = ${codeOf('dev')} and join_date >= ${month}::date`.execute(host.db);
  const joined = await host.db
    .selectFrom('app_user')
    .select('code')
    .where('shop_code', '=', codeOf('dev'))
    .where('code', '!=', codeOf('dev'))
    .where('status', '=', 'Active')
    .orderBy('code')
    .limit(3)
    .execute();
  for (const { code } of joined)
    await sql`update app_user set join_date = ${month}::date where code = ${code}`.execute(host.db);
  const shown = await ask<Bonus>(admin, `${COMPANY}/builder-bonus`, { country: 'USA' });
  expect(shown).toMatchObject({ month, country: 'USA' });
  const qualified = shown.qualifiers.find(({ user }) => user.code === codeOf('dev'));
  expect(qualified?.shares).toBe(6);
  expect(shown.qualifiers.reduce((sum, { bonus_cents }) => sum + bonus_cents, 0)).toBe(shown.pool_cents);
  const counted = await recruitsAtClose(host.db, month);
  for (const { user, recruits } of [...shown.qualifiers, ...shown.near_qualifiers].slice(0, 20))
    expect([user.code, recruits]).toEqual([user.code, counted.get(user.code) ?? 0]);
  const ben = shown.near_qualifiers.find(({ user }) => user.code === codeOf('ben'));
  if (ben) expect(ben.missing.enrollment).toBe(true);
  for (const { user, missing } of (await ask<Bonus>(dev, `${PORTAL}/builder-bonus`)).near_qualifiers)
    if (user.code !== codeOf('dev')) expect(missing.good_standing).toBeNull();
});

test('boards can be of a named team, are refreshed like others, and know no other team', async () => {
  const anchor = await nodeOf('dev');
  const made = await admin.post('/admin/named-teams', {
    body: { name: 'Contest team', anchor_code: anchor.code },
  });
  const team = made.json<{ code: string }>().code;
  const { rows } = await ask<Builder>(dev, `${PORTAL}/builder`, { period: 'Year', team });
  expect(rows.map(({ rank }) => rank)).toEqual([1, 2]);
  expect((await dev.get(`${PORTAL}/hawaii`, { query: { team: 'T9999' } })).statusCode).toBe(404);
  const refreshed = await dev.post(`${PORTAL}/refresh`, { body: { points_type: 'Hawaii', period: 'Week' } });
  expect(refreshed.json()).toMatchObject({ message: 'Leaderboard refreshed successfully!' });
  const boards = await host.db
    .selectFrom('leaderboard_board')
    .select(['team_type', 'period'])
    .where('points_type', '=', 'Hawaii')
    .execute();
  expect(boards).toEqual([{ team_type: 'BaseShop', period: 'Year' }]);
});

test('the contest window follows the setting, with the same months a year before', async () => {
  await sql`insert into setting (key, effective_from, value)
    values ('hawaii_window', ${addMonths(today, -1)}::date, '{"from_month": 12, "months": 6}')`.execute(
    host.db,
  );
  const { from, to } = await ask<Hawaii>(dev, `${PORTAL}/hawaii`);
  const year = Number(today.slice(0, 4)) - (today.slice(5, 7) === '12' ? 0 : 1);
  expect({ from, to }).toEqual({ from: `${year}-12-01`, to: `${year + 1}-05-31` });
});

// Last: it moves people.
test('the Builder Bonus board counts the recruits that the close of the month counts (5.2, R-MNY-27)', async () => {
  const month = `${today.slice(0, 7)}-01`;
  const bothCount = async () => {
    const { rows } = await sql<{ code: string; recruits: number }>`
      select code, total_current::integer as recruits from (${builderBonusSelect(thisMonth())}) board`.execute(
      host.db,
    );
    const shown = new Map(rows.map(({ code, recruits }) => [code, recruits]));
    const closed = await recruitsAtClose(host.db, month);
    for (const [code, recruits] of shown) expect([code, recruits]).toEqual([code, closed.get(code) ?? 0]);
    for (const [code, recruits] of closed)
      expect([code, recruits >= 2 && !shown.has(code)]).toEqual([code, false]);
    return (name: string) => shown.get(codeOf(name));
  };
  /** What an admin does to somebody, by the route for it. */
  const change = async (name: string, what: string, body: object) => {
    const { version } = await nodeOf(name);
    const reply = await admin.post(`/admin/associates/${codeOf(name)}/${what}`, {
      body: { reason: 'Decided by the board', ...body },
      ifMatch: version,
    });
    expect(reply.statusCode, reply.body).toBeLessThan(300);
  };
  await sql`update app_user set join_date = ${month}::date where code in (${codeOf('ana')}, ${codeOf('ben')})`.execute(
    host.db,
  );
  const before = await bothCount();
  const [dev, cara] = [before('dev') as number, before('cara') as number];
  expect(cara).toBeGreaterThanOrEqual(2);
  // Holds from the first of the next month on, here as there.
  await change('cara', 'level', { level_code: 'RMD' });
  await bothCount();
  await change('ana', 'status', { status: 'Suspended' });
  const suspended = await bothCount();
  expect(suspended('dev')).toBe(dev - 1);
  const elsewhere = suspended('hal') ?? 0;
  await change('ben', 'transfers', {
    upline_code: codeOf('hal'),
    with_downline: true,
    effective_date: null,
  });
  const moved = await bothCount();
  expect(moved('dev') ?? 0).toBeLessThan(dev - 1);
  expect(moved('hal') ?? 0).toBeGreaterThanOrEqual(elsewhere);
});
