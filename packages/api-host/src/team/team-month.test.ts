import { ASSOCIATE_STATUSES, addMonths, firstOfMonth } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sell } from '../network/changes/network-model.test-support.ts';
import { recordPoints } from '../network/sums/points.store.ts';
import { startTestHost, type TestClient, type TestHost, testContext } from '../testing/index.ts';
import { TEAM_SLUGS, typeOf } from './team.schemas.ts';

let host: TestHost;
let eve: TestClient;
let rosa: TestClient;
let ana: TestClient;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  [eve, rosa, ana] = await Promise.all([host.signInAs('eve'), host.signInAs('rosa'), host.signInAs('ana')]);
  const { today } = testContext(host);
  const points = { on_date: today, reference_kind: 'test', is_reversal: false } as const;
  // Credits and reversals, folded by nobody yet, of people at every depth; more reversed than credited.
  const people = await host.db.selectFrom('app_user').select('code').where('path', 'is not', null).execute();
  for (const [index, { code }] of people.entries()) {
    if (index % 3 === 0) await sell(host.db, code, 10_000 + index * 7, { on: today });
    if (index % 5 === 0)
      await recordPoints(host.db, [
        {
          ...points,
          owner_code: code,
          points_type: 'Recruits',
          amount: 1 + (index % 4),
          reference_id: `r${index}`,
        },
        {
          ...points,
          owner_code: code,
          points_type: 'IssuedBv',
          amount: 50_000,
          reference_id: `b${index}`,
          is_reversal: true,
        },
      ]);
  }
});
afterAll(() => host.close());

interface Row {
  readonly code: string;
  readonly status: string;
  readonly month_bv_cents: number;
  readonly recruits: number;
}
const ANY_STATUS = { status: { in: [...ASSOCIATE_STATUSES] } };
const ask = async (client: TestClient, path: string, query: Record<string, unknown>) => {
  const reply = await client.get(path, {
    query: Object.fromEntries(
      Object.entries(query).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ),
  });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const rowsOf = async (client: TestClient, slug: string, query: Record<string, unknown> = {}) =>
  ((await ask(client, `/team/members/${slug}`, { limit: '500', ...query })) as { rows: Row[] }).rows;
const sum = (rows: readonly Row[], field: 'month_bv_cents' | 'recruits') =>
  rows.reduce((total, row) => total + row[field], 0);

describe('month BV and recruits of a team (domain.md B.4)', () => {
  it('sort in both directions, the same people in another order', async () => {
    for (const [field, value] of [
      ['month_bv', 'month_bv_cents'],
      ['recruits', 'recruits'],
    ] as const)
      for (const direction of ['ASC', 'DESC'] as const) {
        const rows = await rowsOf(eve, 'infinity', { order: { [field]: direction } });
        const values = rows.map((row) => row[value]);
        expect(values).toEqual([...values].sort((a, b) => (direction === 'ASC' ? a - b : b - a)));
        expect(new Set(values).size).toBeGreaterThan(2);
        expect(rows).toHaveLength((await rowsOf(eve, 'infinity')).length);
      }
  });

  it('go on after a row, page by page', async () => {
    const order = { month_bv: 'DESC' };
    const all = (await rowsOf(eve, 'infinity', { order })).map(({ code }) => code);
    const first = (await rowsOf(eve, 'infinity', { order, limit: '7' })).slice(0, 7);
    const after = first.at(-1)?.code ?? '';
    const next = await rowsOf(eve, 'infinity', { order, limit: '7', after });
    expect([...first, ...next].map(({ code }) => code)).toEqual(all.slice(0, 15));
  });

  it('filter rows, counts and files alike', async () => {
    const filter = { month_bv: { gt: 0 }, recruits: { gte: 1 }, ...ANY_STATUS };
    const wanted = (await rowsOf(eve, 'infinity', { filter: ANY_STATUS })).filter(
      (row) => row.month_bv_cents > 0 && row.recruits >= 1,
    );
    const rows = await rowsOf(eve, 'infinity', { filter });
    expect(rows.map(({ code }) => code)).toEqual(wanted.map(({ code }) => code));
    expect(rows.length).toBeGreaterThan(0);
    expect(await ask(eve, '/team/members/infinity/count', { filter })).toEqual({ count: rows.length });
    const { url } = (await ask(eve, '/team/members/infinity/download', {
      filter,
      order: { month_bv: 'DESC' },
    })) as { url: string };
    const file = await host.get(new URL(url).pathname);
    expect(file.body.trim().split('\n')).toHaveLength(rows.length + 1);
  });
});

const access = async (client: TestClient) => {
  const { user } = (await ask(client, '/access', {})) as { user: { code: string } };
  return user;
};

describe('the people whose production makes a figure (R-TEAM-01)', () => {
  it('add up to the net figure of every team type, the own production included', async () => {
    for (const client of [eve, rosa])
      for (const slug of TEAM_SLUGS) {
        const { adjusted, parts } = (await ask(client, `/team/totals/${slug}/bridge`, {})) as {
          adjusted: number;
          parts: { kind: string; amount: number }[];
        };
        const after = parts.filter(({ kind }) => kind === 'leg_limit' || kind === 'rounding');
        const net = adjusted - after.reduce((all, { amount }) => all + amount, 0);
        const query = { counted: 'Production', filter: ANY_STATUS };
        const rows = await rowsOf(client, slug, { ...query, order: { month_bv: 'DESC' } });
        expect(sum(rows, 'month_bv_cents'), slug).toBe(net);
        expect(await ask(client, `/team/members/${slug}/totals`, query)).toEqual({
          month_bv: net,
          recruits: sum(rows, 'recruits'),
        });
        expect(await ask(client, `/team/members/${slug}/count`, query)).toEqual({ count: rows.length });
      }
  });

  it('are the members and oneself; of Personal oneself alone (R-TEAM-02)', async () => {
    const { code } = await access(rosa);
    for (const slug of TEAM_SLUGS) {
      const codes = async (query: object) =>
        (await rowsOf(rosa, slug, { filter: ANY_STATUS, ...query })).map((row) => row.code).sort();
      const members = await codes({});
      expect(members).not.toContain(code);
      const counted = await codes({ counted: 'Production' });
      expect(counted).toEqual(typeOf(slug) === 'Personal' ? [code] : [...members, code].sort());
      expect(await codes({ counted: 'Production', order: { upline: 'ASC' } })).toEqual(counted);
    }
  });

  it('are refused to who is not senior (R-TEAM-03)', async () => {
    const query = { counted: 'Production' };
    expect((await ana.get('/team/members/rmd-super-base', { query })).statusCode).toBe(403);
    expect((await ana.get('/team/members/rmd-super-base/totals')).statusCode).toBe(403);
  });
});

describe('the people who were Active on a day (domain.md 2.34)', () => {
  it('are as many as the chart of members counts, at the end of every month', async () => {
    for (const client of [eve, rosa])
      for (const [slug, team_type] of [
        ['base-shop', 'BaseShop'],
        ['rmd-super-base', 'RmdSuperBase'],
        ['infinity', 'Infinity'],
      ] as const) {
        const { months } = (await ask(client, '/dashboards/team/members-count', { team_type })) as {
          months: { on: string; members: number }[];
        };
        for (const { on, members } of months)
          expect(
            await ask(client, `/team/members/${slug}/count`, { active_on: on, filter: ANY_STATUS }),
            `${slug} on ${on}`,
          ).toEqual({ count: members });
      }
  });

  it('are nobody before anybody came', async () => {
    const { today } = testContext(host);
    const active_on = addMonths(firstOfMonth(today), -1200);
    expect(await rowsOf(eve, 'infinity', { active_on, filter: ANY_STATUS })).toEqual([]);
  });
});
