import { ASSOCIATE_STATUSES, addDays, LEVEL_CODES, type TeamType, teamTypesOf } from '@upline/domain';
import { periodOf } from '@upline/domain/production';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Random } from '../../seed/random.ts';
import { lockGuard } from '../network/changes/guard.store.ts';
import { changeStanding, placeUnder } from '../network/changes/placing.store.ts';
import { writeLevel, writeStatus, writeUpline } from '../network/history.store.ts';
import { me, type NetworkNode } from '../network/nodes.store.ts';
import { recordPoints } from '../network/sums/points.store.ts';
import type { Db } from '../platform/database/database.ts';
import { startTestHost, type TestClient, type TestHost, testContext } from '../testing/index.ts';

/**
 * Every figure of the team's dashboard and of the first page is the sum, or the count, of the rows that it opens, the own
 * production included (R-TEAM-01), in the demo network and in what random transfers, levels and statuses make of it.
 */
let host: TestHost;
let today: string;
const VIEWERS = ['ana', 'cara', 'dev', 'eve', 'hal', 'rosa'] as const;
const clients = new Map<string, TestClient>();
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  today = testContext(host).today;
  for (const who of VIEWERS) clients.set(who, await host.signInAs(who));
});
afterAll(() => host.close());

type Query = Readonly<Record<string, unknown>>;
const clientOf = (who: string) => clients.get(who) as TestClient;

async function ask<Answer>(who: string, path: string, query: Query = {}): Promise<Answer> {
  const texts = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const reply = await clientOf(who).get(path, { query: Object.fromEntries(texts) });
  expect(reply.statusCode, `${path} ${reply.body}`).toBe(200);
  return reply.json<Answer>();
}
const countOf = async (who: string, path: string, query: Query = {}) =>
  (await ask<{ count: number }>(who, `${path}/count`, query)).count;

/** All rows of a list, page by page. */
async function rowsOf<Row>(who: string, path: string, query: Query = {}): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const found = (await ask<{ rows: Row[] }>(who, path, { ...query, page, limit: 500 })).rows;
    rows.push(...found.slice(0, 500));
    if (found.length <= 500) return rows;
  }
}
const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((total, row) => total + of(row), 0);

const slugOf = (type: TeamType) => type.replaceAll(/(?<=.)([A-Z])/g, '-$1').toLowerCase();
const ANY_STATUS = { status: { in: [...ASSOCIATE_STATUSES] } };
const ACTIVE = { status: { in: ['Active'] } };
const PERIODS = ['Month', 'Quarter', 'Year'] as const;

/** Twenty transfers, ten changes of level and ten of status of people picked at random, and sales that nobody has summed yet. */
async function shuffle(seed: number): Promise<void> {
  const random = new Random(seed);
  const written = { reason: 'Picked at random', by: null };
  const moving = (code: string, work: (trx: Db, node: NetworkNode, openFrom: string) => Promise<unknown>) =>
    host.db.transaction().execute(async (trx) => {
      const openFrom = await lockGuard(trx);
      await work(trx, (await me(trx, code)) as NetworkNode, openFrom as string);
    });
  const people = await host.db
    .selectFrom('app_user')
    .select(['code', 'username'])
    .where('upline_code', 'is not', null)
    .orderBy('code')
    .execute();
  const others = people.filter(({ username }) => !VIEWERS.some((who) => who === username));
  for (let step = 0; step < 20; step += 1) {
    const [one, other] = [random.pick(others).code, random.pick(people).code];
    await moving(one, async (trx, node, openFrom) => {
      const target = (await me(trx, other)) as NetworkNode;
      if (target.path.startsWith(node.path)) return;
      await placeUnder(trx, node, other, openFrom);
      await writeUpline(trx, { ...written, code: one, from: today }, other);
    });
  }
  for (let step = 0; step < 10; step += 1)
    await moving(random.pick(others).code, async (trx, node, openFrom) => {
      const level_code = random.pick(LEVEL_CODES);
      await changeStanding(trx, node, { level_code }, openFrom);
      await writeLevel(trx, { ...written, code: node.code, from: today }, level_code);
    });
  for (let step = 0; step < 10; step += 1)
    await moving(random.pick(others).code, async (trx, node, openFrom) => {
      const status = random.pick(['Terminated', 'Resigned', 'Suspended'] as const);
      if (status === node.status) return;
      await changeStanding(trx, node, { status }, openFrom);
      const change = { from_status: node.status, to_status: status, at: host.clock.now(), ends_on: null };
      await writeStatus(trx, { ...written, ...change, code: node.code });
    });
  await recordPoints(
    host.db,
    Array.from({ length: 40 }, (_, index) => ({
      owner_code: random.pick(people).code,
      points_type: 'IssuedBv' as const,
      amount: random.int(1_000, 900_000),
      on_date: today,
      reference_kind: 'test',
      reference_id: `${seed} ${index}`,
      is_reversal: index % 4 === 0,
    })),
  );
}

/** A tile of the team's dashboard with the rows that its link opens. */
async function judgeTeam(who: string, type: TeamType): Promise<void> {
  const members = `/team/members/${slugOf(type)}`;
  const at = `${who} ${type}`;
  const heads = await ask<{
    rows: { status: string; counts: Partial<Record<TeamType, number>> }[];
  }>(who, '/team/counts');
  const present = heads.rows.filter(({ status }) => status !== 'Terminated' && status !== 'Resigned');
  const people = await rowsOf<{ code: string }>(who, members);
  expect(people.length, `people of ${at}`).toBe(sumOf(present, ({ counts }) => counts[type] ?? 0));

  const bridge = await ask<{ parts: { kind: string; amount: number }[] }>(
    who,
    `/team/totals/${slugOf(type)}/bridge`,
  );
  const made = bridge.parts.filter(({ kind }) => kind !== 'leg_limit' && kind !== 'rounding');
  const production = { counted: 'Production', filter: ANY_STATUS };
  const producers = await rowsOf<{ month_bv_cents: number }>(who, members, production);
  const net = sumOf(producers, (row) => row.month_bv_cents);
  expect(net, `production of ${at}`).toBe(sumOf(made, ({ amount }) => amount));
  expect((await ask<{ month_bv: number }>(who, `${members}/totals`, production)).month_bv).toBe(net);

  for (const period of PERIODS) {
    const of = { team_type: type, period };
    const recruits = await ask<{ from: string; to: string; count: number }>(
      who,
      '/dashboards/team/new-recruits',
      of,
    );
    const filter = { join_date: { between: [recruits.from, recruits.to] } };
    expect(await countOf(who, members, { filter }), `recruits of ${at} ${period}`).toBe(recruits.count);
    const activity = await ask<{ members: number; recruits: number }>(who, '/dashboards/team/activity', of);
    expect(activity.recruits).toBe(recruits.count);
    expect(await countOf(who, members, { filter: ACTIVE }), `active of ${at}`).toBe(activity.members);
  }
  const of = { team_type: type };
  const expiring = await ask<{ count: number }>(who, '/dashboards/team/expiring-licenses', of);
  const licenses = await rowsOf(who, '/team/licenses', {
    ...(type === 'Infinity' ? {} : { team: type }),
    filter: {
      associate: { in_team: type },
      ...ACTIVE,
      is_renewed: { eq: false },
      expiration_date: { between: [today, addDays(today, 60)] },
    },
  });
  expect(licenses.length, `licenses of ${at}`).toBe(expiring.count);
  const { levels } = await ask<{ levels: { level: string; members: number }[] }>(
    who,
    '/dashboards/team/level',
    of,
  );
  for (const { level, members: active } of levels)
    expect(
      await countOf(who, members, { filter: { level: { in: [level] }, ...ACTIVE } }),
      `${level} of ${at}`,
    ).toBe(active);
  const { months } = await ask<{ months: { on: string; members: number }[] }>(
    who,
    '/dashboards/team/members-count',
    of,
  );
  const [before, now] = [months.at(-2), months.at(-1)];
  expect(await countOf(who, members, { filter: ACTIVE }), `members of ${at}`).toBe(now?.members);
  expect(
    await countOf(who, members, { active_on: before?.on, filter: ANY_STATUS }),
    `members of ${at} on ${before?.on}`,
  ).toBe(before?.members);
}

/** The figures above the first page, and its chart, with the rows that they open. */
async function judgeFirstPage(who: string): Promise<void> {
  const { current } = periodOf('Month', today);
  const submitted = { submit_date: { between: [current.from, current.to] } };
  const bv = async (team_type: TeamType) =>
    (
      await ask<{ submitted: { bv_cents: number } }>(who, '/dashboards/business/statistics', {
        team_type,
        period: 'Month',
      })
    ).submitted.bv_cents;
  const own = await rowsOf<{ own_bv_cents: number }>(who, '/business/policies', {
    filter: { ...submitted, role: { in: ['Writing', 'Split'] } },
  });
  const ownBv = await bv('Personal');
  expect(
    sumOf(own, (row) => row.own_bv_cents),
    `own submitted BV of ${who}`,
  ).toBe(ownBv);
  const team = await rowsOf<{ bv_cents: number; associate: { code: string } }>(
    who,
    '/business/policies/team',
    {
      team: 'Infinity',
      filter: submitted,
    },
  );
  expect(
    sumOf(team, (row) => row.bv_cents),
    `submitted BV of the team of ${who}`,
  ).toBe((await bv('Infinity')) - ownBv);
  const { writers } = await ask<{ writers: number }>(who, '/dashboards/team/activity', {
    team_type: 'Infinity',
    period: 'Month',
  });
  expect(new Set(team.map(({ associate }) => associate.code)).size, `writers of ${who}`).toBe(writers);
  for (const [team_type, total] of [
    ['Personal', ownBv],
    ['Infinity', await bv('Infinity')],
  ] as const) {
    const series = await ask<{ total_cents: number }>(who, '/dashboards/business/submitted-bv', {
      team_type,
      period: 'Month',
    });
    expect(series.total_cents).toBe(total);
  }
  const waiting = { business_status: { in: ['Pending', 'Action Required'] } };
  for (const [path, query] of [
    ['/business/policies', { filter: waiting }],
    ['/business/policies/team', { team: 'Infinity', filter: waiting }],
    ['/team/health', { filter: { flag_count: { gt: 0 } } }],
    ['/team/trainees', { filter: { status: { in: ['Pending', 'Open', 'Reopen'] } } }],
  ] as const)
    expect(await rowsOf(who, path, query), `${path} of ${who}`).toHaveLength(await countOf(who, path, query));
}

describe('figures and the rows they open (R-TEAM-01)', () => {
  // As it is, and after one shuffle: each moves twenty branches.
  it.each([0, 7])('of the demo network, shuffled by %i', { timeout: 240_000 }, async (seed) => {
    if (seed > 0) await shuffle(seed);
    for (const who of VIEWERS) {
      const { rows } = await sql<{ is_senior_level: boolean }>`
        select is_senior_level from app_user where username = ${who}`.execute(host.db);
      const types = teamTypesOf(rows[0]?.is_senior_level ?? false);
      for (const type of types) await judgeTeam(who, type);
      await judgeFirstPage(who);
    }
  });
});
