import { teamTypesOf } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { startTestHost, type TestClient, type TestHost, testClock } from '../testing/index.ts';
import type { boardBridge } from './board-bridge.schemas.ts';
import type { leaderboard } from './leaderboards.schemas.ts';

type Bridge = z.output<typeof boardBridge>;
type Board = z.output<typeof leaderboard>;
const SIDES = ['current', 'previous'] as const;

let host: TestHost;
const clock = testClock(new Date());
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo', clock });
});
afterAll(() => host.close());

const codeOf = async (username: string) =>
  (
    await host.db
      .selectFrom('app_user')
      .select('code')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).code;

const boardOf = async (client: TestClient, query: Record<string, string>, path = '/dashboard') =>
  (await client.get(`${path}/leaderboard/company`, { query: { limit: '500', ...query } })).json<Board>();

const bridge = (client: TestClient, code: string, query: Record<string, string> = {}, path = '/dashboard') =>
  client.get(`${path}/leaderboard/people/${code}/bridge`, { query });

describe('how the figures of a board come about (5.3, 5.4)', () => {
  it.each(['ana', 'dev'])(
    'of %s are those of the board, line by line, by days and by months',
    async (who) => {
      const client = await host.signInAs(who);
      const code = await codeOf(who);
      const seen = new Set<string>();
      for (const period of ['Week', 'Quarter', 'Contest'])
        for (const category of teamTypesOf(who === 'dev'))
          for (const points_type of ['IssuedBv', 'Recruits']) {
            // One person may not ask so often.
            clock.advance(1_000);
            const query = { period, category, points_type };
            const { own } = await boardOf(client, query);
            const reply = await bridge(client, code, query);
            expect(reply.statusCode, reply.body).toBe(200);
            const { total, adjusted, parts, legs } = reply.json<Bridge>();
            const about = JSON.stringify(query);
            const nothing = { current: 0, previous: 0 };
            expect([total, adjusted], about).toEqual([own?.total ?? nothing, own?.adjusted ?? nothing]);
            for (const side of SIDES) {
              const sum = (of: typeof parts) => of.reduce((all, part) => all + part[side], 0);
              expect(sum(parts), about).toBe(adjusted[side]);
              const credits = parts.filter(({ kind }) => kind === 'own' || kind === 'team');
              expect(sum(credits), about).toBe(total[side]);
              const team = parts.find(({ kind }) => kind === 'team')?.[side] ?? 0;
              expect(
                legs.reduce((all, leg) => all + leg[side], 0),
                about,
              ).toBe(team);
            }
            for (const { kind } of parts) seen.add(kind);
          }
      expect([...seen]).toEqual(expect.arrayContaining(['own', 'team']));
    },
  );

  it('have legs that open further down, with the figure they stand with', async () => {
    const client = await host.signInAs('dev');
    // One person may not ask so often. The day may end by it, and must not while figures are compared.
    clock.advance(60_000);
    for (const period of ['Week', 'Quarter']) {
      const query = { points_type: 'IssuedBv', period, category: 'Infinity' };
      const { legs } = (await bridge(client, await codeOf('dev'), query)).json<Bridge>();
      const people = legs.flatMap(({ leg, ...amounts }) => (leg ? [{ ...amounts, code: leg.code }] : []));
      expect(people.length, period).toBeGreaterThan(0);
      for (const { code, current, previous } of people.slice(0, 3)) {
        const { total } = (await bridge(client, code, query)).json<Bridge>();
        expect(total, `${period} ${code}`).toEqual({ current, previous });
      }
    }
  });

  it('list the own entries, whose sum is the personal figure', async () => {
    const client = await host.signInAs('ana');
    const query = { points_type: 'IssuedBv', period: 'Year' };
    const { adjusted, entries, has_more } = (await bridge(client, await codeOf('ana'), query)).json<Bridge>();
    expect(has_more).toBe(false);
    const sum = (isCurrent: boolean) =>
      entries
        .filter(({ is_current }) => is_current === isCurrent)
        .reduce((all, { amount }) => all + amount, 0);
    expect([sum(true), sum(false)]).toEqual([adjusted.current, adjusted.previous]);
    expect(entries.some(({ policy_number }) => policy_number && !policy_number.includes('•'))).toBe(true);
  });

  it('are open to uplines with masked numbers, to others not at all (R-TEAM-04, 7.1)', async () => {
    const [ana, ben] = [await codeOf('ana'), await codeOf('ben')];
    const query = { points_type: 'IssuedBv', period: 'Year' };
    const own = (await bridge(await host.signInAs('ana'), ana, query)).json<Bridge>();
    const seen = (await bridge(await host.signInAs('ben'), ana, query)).json<Bridge>();
    expect(seen.adjusted).toEqual(own.adjusted);
    const numbers = ({ entries }: Bridge) => entries.flatMap(({ policy_number }) => policy_number ?? []);
    expect(numbers(seen)).not.toEqual(numbers(own));
    expect(numbers(seen).map((number) => number.slice(-4))).toEqual(
      numbers(own).map((number) => number.slice(-4)),
    );
    const client = await host.signInAs('ana');
    expect((await bridge(client, ben)).statusCode).toBe(403);
    expect((await bridge(client, 'U999999')).statusCode).toBe(404);
    expect((await bridge(client, ana, { category: 'RmdSuperTeam' })).statusCode).toBe(403);
    const { rows } = await boardOf(client, { period: 'Year', category: 'Infinity' });
    const mark = (code: string) => rows.find(({ user }) => user.code === code)?.is_explained;
    expect([mark(ana), mark(ben)]).toEqual([true, false]);
  });

  it('are open to admins of everybody; a senior category has nobody below RMD (R-LDB-07)', async () => {
    const admin = await host.signInAs('admin');
    const ana = await codeOf('ana');
    expect((await bridge(admin, ana, { period: 'Year' }, '/admin/dashboard')).statusCode).toBe(200);
    expect((await bridge(admin, ana, { category: 'RmdSuperTeam' }, '/admin/dashboard')).statusCode).toBe(404);
    const { rows } = await boardOf(admin, { period: 'Year' }, '/admin/dashboard');
    expect(rows.every(({ is_explained }) => is_explained)).toBe(true);
  });
});

describe('the rank of the period before', () => {
  it('is the place by the figures of then, the same for equal ones, and none for who had none', async () => {
    const admin = await host.signInAs('admin');
    const { rows } = await boardOf(admin, { period: 'Quarter' }, '/admin/dashboard');
    const ranked = rows.filter(({ previous_rank }) => previous_rank !== null);
    expect(ranked.length).toBeGreaterThan(3);
    for (const { adjusted, total, previous_rank } of rows) {
      const ahead = rows.filter(
        (other) =>
          other.previous_rank !== null &&
          (other.adjusted.previous > adjusted.previous ||
            (other.adjusted.previous === adjusted.previous && other.total.previous > total.previous)),
      ).length;
      const hadAny = adjusted.previous !== 0 || total.previous !== 0;
      expect(previous_rank).toBe(hadAny ? ahead + 1 : null);
    }
  });

  it('is counted among the members on the board of a team, of the own row as well', async () => {
    const { code, username } = await host.db
      .selectFrom('named_team')
      .innerJoin('app_user', 'app_user.code', 'named_team.anchor_code')
      .where('app_user.username', '=', 'dev')
      .select(['named_team.code', 'app_user.username'])
      .executeTakeFirstOrThrow();
    const dev = await host.signInAs(username as string);
    const path = `/dashboard/leaderboard/teams/${code}`;
    const { rows, own } = (await dev.get(path, { query: { period: 'Quarter', limit: '500' } })).json<Board>();
    const before = rows.filter(({ previous_rank }) => previous_rank !== null);
    expect(before.length).toBeGreaterThan(3);
    for (const { adjusted, total, previous_rank } of before)
      expect(previous_rank).toBe(
        1 +
          before.filter(
            (other) =>
              other.adjusted.previous > adjusted.previous ||
              (other.adjusted.previous === adjusted.previous && other.total.previous > total.previous),
          ).length,
      );
    const mine = rows.find(({ user }) => user.code === own?.user.code);
    expect(own?.previous_rank).toBe(mine?.previous_rank);
    const [first] = rows;
    const found = (
      await dev.get(path, { query: { period: 'Quarter', search: first?.user.last_name ?? '' } })
    ).json<Board>();
    expect(found.rows.find(({ user }) => user.code === first?.user.code)?.previous_rank).toBe(
      first?.previous_rank,
    );
  });
});
