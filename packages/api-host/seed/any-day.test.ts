import { addMonths, LEVELS } from '@upline/domain';
import { describe, expect, it } from 'vitest';
import { companyDay } from '../src/platform/time/company-time.ts';
import { companyMoment, startTestHost, type TestClient, testClock } from '../src/testing/index.ts';
import { DEMO_SHAPES } from './demo-shapes.ts';
import { buildNetwork } from './network.ts';
import { Random } from './random.ts';
import { cardRows } from './rows/money/card-rows.ts';
import { seedDemo } from './seed-demo.ts';

/** Who sells: tom is a trainee, and sam has been suspended for months. */
const SELLERS = ['ana', 'ben', 'cara', 'dev', 'eve', 'hal', 'bea', 'celine'] as const;
const DAYS = {
  'a Monday that begins a month': '2027-02-01',
  'the 29th of February': '2028-02-29',
  'the last day of a year': '2026-12-31',
  'the eve of winter time': '2026-10-31',
};
const today = companyDay(new Date());
const named = Object.entries(DAYS);
const isNamed = named.some(([, day]) => day === today);

interface Standing {
  readonly own: { readonly rank: number } | null;
}
type Dates = Readonly<Record<'from' | 'to', string>>;

async function get<Answer>(client: TestClient, path: string, query: Record<string, string> = {}) {
  const reply = await client.get(path, { query });
  expect(reply.statusCode, `${path} ${reply.body}`).toBe(200);
  return reply.json<Answer>();
}

describe.each(isNamed ? named : [...named, ['today', today] as const])('a first visit on %s', (_, day) => {
  it('finds business, recruits, licenses and boards that are alive', { timeout: 300_000 }, async () => {
    const clock = testClock(companyMoment(day, '10:00'));
    const host = await startTestHost({ clock, seed: day === today ? 'demo' : 'none' });
    const { db, vault } = host.platform;
    await seedDemo({ db, vault, clock }, { hasPast: false });
    const lastMonth = addMonths(day, -1).slice(0, 7);
    for (const who of SELLERS) {
      const client = await host.signInAs(who);
      const { user } = await get<{ user: { level: { code: string } } }>(client, '/access');
      const leads =
        LEVELS.findIndex(({ code }) => code === user.level.code) >=
        LEVELS.findIndex(({ code }) => code === 'MD');
      for (const series of ['submitted-bv', 'issued-bv'])
        for (const team_type of leads ? ['Personal', 'Infinity'] : ['Personal']) {
          const bv = await get<{ total_cents: number; previous_total_cents: number }>(
            client,
            `/dashboards/business/${series}`,
            { team_type, period: 'Month' },
          );
          expect(bv.total_cents, `${series} of ${who}, ${team_type}`).toBeGreaterThan(0);
          expect(bv.previous_total_cents, `${series} of ${who} in ${lastMonth}`).toBeGreaterThan(0);
        }
      const recruits = await get<Dates & { count: number }>(client, '/dashboards/team/new-recruits', {
        team_type: 'Infinity',
        period: 'Month',
      });
      expect(recruits.count, `recruits of ${who}`).toBeGreaterThan(0);
      const before = { join_date: { between: [`${lastMonth}-01`, `${lastMonth}-28`] } };
      const { count } = await get<{ count: number }>(client, '/team/members/infinity/count', {
        filter: JSON.stringify(before),
      });
      expect(count, `recruits of ${who} in ${lastMonth}`).toBeGreaterThan(0);
      for (const points_type of ['SubmittedBv', 'IssuedBv']) {
        const { own } = await get<Standing>(client, '/dashboard/leaderboard/company', { points_type });
        expect(own?.rank, `${who} by ${points_type}`).toBeGreaterThan(0);
      }
      expect((await get<Standing>(client, '/dashboard/leaderboard/hawaii')).own?.rank).toBeGreaterThan(0);
    }
    for (const who of [...SELLERS, 'sam']) {
      const { license } = await get<{ license: { days_left: number } | null }>(
        await host.signInAs(who),
        '/dashboards/main',
      );
      expect(license?.days_left, `license of ${who}`).toBeLessThanOrEqual(60);
    }
    const dev = await host.signInAs('dev');
    const builder = await get<{ own: { rank: number; recruits: number } | null }>(
      dev,
      '/dashboard/leaderboard/builder',
    );
    expect(builder.own?.rank).toBeGreaterThan(0);
    expect(builder.own?.recruits, 'recruits in the base shop').toBeGreaterThan(0);
    const bonus = await get<Record<'qualifiers' | 'near_qualifiers', object[]>>(
      dev,
      '/dashboard/leaderboard/builder-bonus',
    );
    expect(bonus.qualifiers.length + bonus.near_qualifiers.length).toBeGreaterThan(0);
    const { rows } = await get<{ rows: { adjusted: { current: number } | null }[] }>(
      dev,
      '/dashboard/leaderboard/teams',
    );
    expect(rows.some(({ adjusted }) => (adjusted?.current ?? 0) > 0)).toBe(true);
    await host.close();
  });
});

it('asks for one fee of a year, on any day of three years', () => {
  const people = buildNetwork(new Random(1), { ...DEMO_SHAPES.s, people: 0 });
  for (
    let day = Date.parse('2026-01-01T12:00:00Z');
    day < Date.parse('2029-01-01T12:00:00Z');
    day += 86_400_000
  ) {
    const today = new Date(day).toISOString().slice(0, 10);
    const subjects = cardRows(new Random(1), people, today).card_payment.map(({ subject }) => subject);
    expect(new Set(subjects).size, today).toBe(subjects.length);
  }
});
