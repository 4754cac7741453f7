import {
  foldText,
  POINTS_TYPES,
  type PointsType,
  TEAM_TYPES,
  type TeamType,
  teamTypesOf,
} from '@upline/domain';
import { figuresOf, periodOf, rankLeaderboard } from '@upline/domain/production';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { lockGuard } from '../network/changes/guard.store.ts';
import { placeUnder } from '../network/changes/placing.store.ts';
import { me, type NetworkNode, nodesOf } from '../network/nodes.store.ts';
import { foldNetwork } from '../network/sums/fold.store.ts';
import { recordPoints } from '../network/sums/points.store.ts';
import { teamProduction } from '../network/sums/production.store.ts';
import { teamPredicate } from '../network/team/team-predicate.ts';
import { startTestHost, type TestClient, type TestHost, testClock, testContext } from '../testing/index.ts';
import type { leaderboard, teamLeaderboard } from './leaderboards.schemas.ts';

type Board = z.output<typeof leaderboard>;
type TeamBoard = z.output<typeof teamLeaderboard>;

let host: TestHost;
let dev: TestClient;
let ana: TestClient;
let admin: TestClient;
const clock = testClock(new Date());
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo', clock });
  [dev, ana, admin] = [await host.signInAs('dev'), await host.signInAs('ana'), await host.signInAs('admin')];
});
afterAll(() => host.close());

const today = () => testContext(host).today;
const COMPANY = '/dashboard/leaderboard/company';

async function board<B extends Board = Board>(
  client: TestClient,
  query: Record<string, string> = {},
  path = COMPANY,
): Promise<B> {
  const reply = await client.get(path, { query: { limit: '500', ...query } });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<B>();
}

/** Ranks the board again though the last ranking is not a minute old. */
async function rankAgain(): Promise<void> {
  clock.set(new Date(clock.now().getTime() + 61_000));
  await host.platform.jobs.drain();
}

async function nodeOf(username: string): Promise<NetworkNode> {
  const { code } = await host.db
    .selectFrom('app_user')
    .select('code')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return (await me(host.db, code)) as NetworkNode;
}

async function everybody() {
  return host.db.selectFrom('app_user').selectAll().where('path', 'is not', null).execute();
}

/** Figures of one person by the pure rules over the production read for that person alone (5.3). */
async function figuresFor(
  node: NetworkNode,
  pointsType: PointsType,
  type: TeamType,
  period: 'Month' | 'Year',
) {
  const { current, previous } = periodOf(period, today());
  const months = ({ from, to }: { from: string; to: string }) => ({
    from: `${from.slice(0, 7)}-01`,
    to: `${to.slice(0, 7)}-01`,
  });
  const figures = async (days: { from: string; to: string }) =>
    figuresOf(pointsType, type, await teamProduction(host.db, node, type, months(days), pointsType));
  const [now, before] = [await figures(current), await figures(previous)];
  return {
    adjusted: { current: now.adjusted, previous: before.adjusted },
    total: { current: now.total, previous: before.total },
  };
}

const NOTHING = { adjusted: { current: 0, previous: 0 }, total: { current: 0, previous: 0 } };

describe('a leaderboard', () => {
  it.each(TEAM_TYPES)(
    'of %s has the figures and ranks of the pure rules (5.3, R-LDB-01 to 03, 07)',
    async (category) => {
      const ben = await nodeOf('ben');
      // Credits and reversals of this minute, not folded yet.
      await recordPoints(host.db, [
        {
          owner_code: ben.code,
          points_type: 'IssuedBv',
          amount: 123_457,
          on_date: today(),
          reference_kind: 'test',
          reference_id: category,
        },
        {
          owner_code: ben.code,
          points_type: 'IssuedBv',
          amount: 7_001,
          on_date: today(),
          reference_kind: 'test',
          reference_id: category,
          is_reversal: true,
        },
      ]);
      await rankAgain();
      const people = (await everybody()) as unknown as (NetworkNode & {
        first_name: string;
        last_name: string;
      })[];
      const sample = people.filter(
        (person, index) => person.code === ben.code || index % 25 === 0 || person.gen <= 3,
      );
      for (const period of ['Month', 'Year'] as const) {
        const shown = await board(
          admin,
          { points_type: 'IssuedBv', category, period },
          '/admin/dashboard/leaderboard/company',
        );
        expect(shown.rows.length).toBeGreaterThan(10);
        const rowOf = new Map(shown.rows.map((row) => [row.user.code, row]));
        for (const node of sample.slice(0, 60)) {
          const isListed =
            ['Active', 'Resignation Initiated'].includes(node.status) &&
            (node.is_senior_level || teamTypesOf(false).includes(category));
          const wanted = isListed ? await figuresFor(node, 'IssuedBv', category, period) : NOTHING;
          const { adjusted, total } = rowOf.get(node.code) ?? NOTHING;
          expect({ code: node.code, adjusted, total }).toEqual({ code: node.code, ...wanted });
        }
        const entries = shown.rows.map(({ rank: _, ...row }) => ({
          ...row,
          status: 'Active' as const,
          is_senior_level: row.user.is_senior_level,
          is_hidden: false,
        }));
        const wanted = rankLeaderboard(entries.toReversed(), { team_type: category, viewer_code: null });
        expect(shown.rows.map(({ rank, user }) => [rank, user.code])).toEqual(
          wanted.map(({ rank, user }) => [rank, user.code]),
        );
      }
    },
    120_000,
  );

  it.each(POINTS_TYPES)('of %s can be asked for', async (points_type) => {
    const shown = await board(dev, { points_type, category: 'Infinity', period: 'Week' });
    expect(shown).toMatchObject({ points_type, category: 'Infinity', period: 'Week' });
  });

  it('is of submitted BV, Personal and the month unless asked otherwise (SPEC, 5.4)', async () => {
    const shown = await board(ana);
    expect(shown).toMatchObject({ points_type: 'SubmittedBv', category: 'Personal', period: 'Month' });
    expect(shown.from).toBe(`${today().slice(0, 7)}-01`);
    const [row] = shown.rows;
    expect(row?.user).toMatchObject({
      first_name: expect.any(String),
      level_name: expect.any(String),
      upline_rmd: { name: expect.any(String) },
    });
  });

  it('of a week sums the days from Monday on, with the leg limit', async () => {
    const { current, previous } = periodOf('Week', today());
    for (const category of ['Personal', 'BaseShop', 'RmdSuperBase', 'Infinity'] as const) {
      const node = await nodeOf('dev');
      const sum = async (
        days: { from: string; to: string },
        team: (typeof TEAM_TYPES)[number],
        of = node,
      ) => {
        const entries = await host.db
          .selectFrom('point_entry')
          .innerJoin('app_user', 'app_user.code', 'point_entry.owner_code')
          .select(['amount', 'is_reversal'])
          .where('points_type', '=', 'IssuedBv')
          .where('on_date', '>=', days.from)
          .where('on_date', '<=', days.to)
          .where((where) =>
            team === 'Personal'
              ? where('app_user.code', '=', of.code)
              : where.or([where('app_user.code', '=', of.code), teamPredicate(team, of)]),
          )
          .execute();
        const gross = entries.reduce((all, entry) => all + (entry.is_reversal ? 0 : entry.amount), 0);
        return {
          gross,
          net: entries.reduce((all, entry) => all + (entry.is_reversal ? -entry.amount : entry.amount), 0),
        };
      };
      const heads = (await everybody()).filter(
        (person) =>
          person.is_senior_level &&
          person.status !== 'Terminated' &&
          person.status !== 'Resigned' &&
          person.path?.startsWith(node.path) &&
          person.gen_in_force === node.gen_in_force + 1,
      ) as unknown as NetworkNode[];
      const figures = async (days: { from: string; to: string }) =>
        figuresOf('IssuedBv', category, {
          total: await sum(days, category),
          own_part: await sum(days, 'RmdBaseShop'),
          generation_legs: await Promise.all(
            heads.map((head) => sum(days, category === 'RmdSuperBase' ? 'RmdBaseShop' : 'Infinity', head)),
          ),
        });
      const { own } = await board(dev, { points_type: 'IssuedBv', category, period: 'Week' });
      const [now, before] = [await figures(current), await figures(previous)];
      expect(
        own ?? { adjusted: { current: 0, previous: 0 }, total: { current: 0, previous: 0 } },
      ).toMatchObject({
        adjusted: { current: now.adjusted, previous: before.adjusted },
        total: { current: now.total, previous: before.total },
      });
    }
  });

  it('opens the senior categories to RMD and higher alone (R-TEAM-03, 7.1)', async () => {
    const ask = (category: string) => ana.get(COMPANY, { query: { category } });
    expect((await ask('BaseShop')).statusCode).toBe(200);
    expect((await ask('RmdSuperTeam')).statusCode).toBe(403);
    const { rows } = await board(dev, { category: 'RmdBaseShop' });
    expect(rows.every(({ user }) => user.is_senior_level)).toBe(true);
  });

  it('finds by name or code and keeps the rank (R-LDB-05)', async () => {
    const all = await board(dev, { period: 'Year' });
    const wanted = all.rows[3] as Board['rows'][number];
    const found = await board(dev, { period: 'Year', search: wanted.user.code.slice(0, 7) });
    expect(found.rows).toEqual([wanted]);
    const byName = await board(dev, { period: 'Year', search: foldText(wanted.user.last_name) });
    expect(byName.rows).toContainEqual(wanted);
  });

  it('hides who wants it from others, never the own rank from oneself (R-LDB-06)', async () => {
    const before = await board(ana, { period: 'Year' });
    expect(before.own).not.toBeNull();
    expect(
      (await ana.put('/account/leaderboard-preference', { body: { hides_figures: true } })).json(),
    ).toEqual({
      hides_figures: true,
    });
    const code = before.own?.user.code;
    const others = await board(dev, { period: 'Year', search: String(code) });
    expect(others.rows).toEqual([]);
    const mine = await board(ana, { period: 'Year', search: String(code) });
    expect(mine.rows).toEqual([before.own]);
    expect(mine.own).toEqual(before.own);
    const trail = await host.db
      .selectFrom('audit_entry')
      .select('entity')
      .where('entity', '=', 'leaderboard_preference')
      .execute();
    expect(trail).toHaveLength(1);
    await ana.put('/account/leaderboard-preference', { body: { hides_figures: false } });
  });

  it('says how old it is and is ranked anew at most once a minute (R-LDB-04)', async () => {
    const refresh = async () => (await dev.post('/dashboard/leaderboard/refresh', { body: {} })).json();
    clock.set(new Date(clock.now().getTime() + 61_000));
    const first = await refresh();
    expect(first).toEqual({
      message: 'Leaderboard refreshed successfully!',
      as_of: clock.now().toISOString(),
    });
    clock.set(new Date(clock.now().getTime() + 59_000));
    expect(await refresh()).toEqual(first);
    expect((await board(dev)).as_of).toBe(first.as_of);
    clock.set(new Date(clock.now().getTime() + 5 * 60_000));
    const renewed = await board(dev);
    expect(clock.now().getTime() - Date.parse(renewed.as_of)).toBe(0);
    clock.set(new Date(clock.now().getTime() + 4 * 60_000));
    await host.platform.jobs.drain();
    expect((await board(dev)).as_of).toBe(clock.now().toISOString());
  });
});

describe('named teams', () => {
  it('are kept by admins: a name of their own, an Active senior as anchor (2.33)', async () => {
    const anchor = await nodeOf('dev');
    const create = (body: object) => admin.post('/admin/named-teams', { body });
    const made = await create({ name: 'Gulf Coast', anchor_code: anchor.code });
    expect(made.statusCode, made.body).toBe(201);
    const team = made.json();
    expect(team.code).toMatch(/^T\d{4}$/);
    expect((await create({ name: 'GULF coast', anchor_code: anchor.code })).json()).toMatchObject({
      statusCode: 422,
      fields: [{ field: 'name', message: 'Name is already in use' }],
    });
    for (const who of ['ana', 'ned'])
      expect((await create({ name: 'Another', anchor_code: (await nodeOf(who)).code })).statusCode).toBe(422);
    const { rows } = (await ana.get('/dashboard/leaderboard/teams')).json();
    expect(rows).toContainEqual(
      expect.objectContaining({ code: team.code, name: 'Gulf Coast', anchor: team.anchor }),
    );

    const path = `/admin/named-teams/${team.id}`;
    const body = { name: 'Gulf Coast', anchor_code: anchor.code, status: 'Closed' };
    expect((await admin.put(path, { body, ifMatch: 7 })).statusCode).toBe(409);
    expect((await admin.put(path, { body, ifMatch: 1 })).json()).toMatchObject({
      status: 'Closed',
      version: 2,
    });
    expect((await ana.get(`/dashboard/leaderboard/teams/${team.code}`)).statusCode).toBe(404);
    await admin.put(path, { body: { ...body, status: 'Active' }, ifMatch: 2 });
  });

  it('are shown by what the RmdSuperTeam of the anchor has produced; who hides figures has none there (5.5, R-LDB-06)', async () => {
    const cards = async () =>
      (
        await ana.get('/dashboard/leaderboard/teams', { query: { points_type: 'IssuedBv', period: 'Year' } })
      ).json<{
        rows: { name: string; anchor: { code: string }; adjusted: { current: number } | null }[];
      }>().rows;
    const rows = await cards();
    expect(rows.length).toBeGreaterThan(4);
    for (const { anchor, adjusted } of rows) {
      const node = (await me(host.db, anchor.code)) as NetworkNode;
      const wanted = await figuresFor(node, 'IssuedBv', 'RmdSuperTeam', 'Year');
      expect([anchor.code, adjusted?.current ?? 0]).toEqual([anchor.code, wanted.adjusted.current]);
    }
    const figures = rows.map(({ adjusted }) => adjusted?.current ?? Number.NEGATIVE_INFINITY);
    expect(figures).toEqual(figures.toSorted((one, other) => other - one));
    const eve = await host.signInAs('eve');
    await eve.put('/account/leaderboard-preference', { body: { hides_figures: true } });
    const hidden = (await cards()).at(-1);
    await eve.put('/account/leaderboard-preference', { body: { hides_figures: false } });
    expect(hidden).toMatchObject({ anchor: { code: (await nodeOf('eve')).code }, adjusted: null });
  });

  it('rank the anchor and the RmdSuperTeam among themselves (5.5)', async () => {
    const anchor = await nodeOf('eve');
    const made = await admin.post('/admin/named-teams', {
      body: { name: 'Lakeside', anchor_code: anchor.code },
    });
    const path = `/dashboard/leaderboard/teams/${made.json().code}`;
    const shown = await board<TeamBoard>(dev, { period: 'Year' }, path);
    const company = await board(dev, { period: 'Year' });
    const membersOf = async () =>
      new Set(
        (
          await host.db
            .selectFrom('app_user')
            .select('code')
            .where(teamPredicate('RmdSuperTeam', anchor))
            .execute()
        ).map(({ code }) => code),
      ).add(anchor.code);
    const members = await membersOf();
    const wanted = company.rows.filter(({ user }) => members.has(user.code));
    expect(wanted.length).toBeGreaterThan(5);
    expect(shown.rows.map(({ user }) => user.code)).toEqual(wanted.map(({ user }) => user.code));
    const rankOf = (row: Board['rows'][number]) => 1 + wanted.filter((other) => other.rank < row.rank).length;
    expect(shown.rows.map(({ rank }) => rank)).toEqual(wanted.map(rankOf));
    expect(shown.own?.rank).toBe(shown.rows.find(({ user }) => user.code === shown.own?.user.code)?.rank);
    const last = wanted.at(-1) as Board['rows'][number];
    const found = await board<TeamBoard>(dev, { period: 'Year', search: last.user.code }, path);
    expect(found.rows.map(({ rank }) => rank)).toEqual([rankOf(last)]);
    await foldNetwork(host.db);

    // Who is moved out of the team is gone from its board at once, though that is not ranked again.
    await host.db.transaction().execute(async (trx) => {
      const openFrom = await lockGuard(trx);
      const [node] = await nodesOf(trx, [last.user.code]);
      const root = await trx
        .selectFrom('app_user')
        .select('code')
        .where('path', '=', '')
        .executeTakeFirstOrThrow();
      await placeUnder(trx, node as NetworkNode, root.code, openFrom);
    });
    const without = await board<TeamBoard>(dev, { period: 'Year' }, path);
    expect(without.as_of).toBe(shown.as_of);
    const left = await membersOf();
    expect(left.has(last.user.code)).toBe(false);
    expect(without.rows.map(({ user }) => user.code)).toEqual(
      wanted.map(({ user }) => user.code).filter((code) => left.has(code)),
    );
  });
});
