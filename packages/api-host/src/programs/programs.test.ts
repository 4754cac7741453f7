import { addDays, LEVEL_CODES, LEVELS } from '@upline/domain';
import { PROMOTION_CRITERIA } from '@upline/domain/production';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { startTestHost, type TestClient, type TestHost, testContext } from '../testing/index.ts';
import type { ladder } from './levels.schemas.ts';
import type { programs } from './programs.schemas.ts';

let host: TestHost;
let office: TestClient;
let today: string;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  today = testContext(host).today;
  office = await host.signInAs('super');
});
afterAll(() => host.close());

const figures = async (client = office) =>
  (await client.get('/admin/programs')).json<z.output<typeof programs>>();
const ladderOf = async (on?: string) =>
  (await office.get(`/admin/programs/levels${on ? `?on=${on}` : ''}`)).json<z.output<typeof ladder>>();
const countOf = async (path: string, filter: object) =>
  (await office.get(`/admin/${path}/count`, { query: { filter: JSON.stringify(filter) } })).json<{
    count: number;
  }>().count;

describe('the overview of the programs (domain.md 2.36)', () => {
  it('says of each what its own page says', async () => {
    const { contests, levels, scholarships, builder_bonus, equity, named_teams } = await figures();
    const listed = (await office.get('/admin/contests')).json().rows;
    expect(contests.map(({ from, is_over }) => [from, is_over])).toEqual(
      listed
        .filter(({ status }: { status: string }) => status !== 'Closed')
        .map(({ from, is_over }: { from: string; is_over: boolean }) => [from, is_over]),
    );
    const running = contests.find(({ status, is_over }) => status === 'Open' && !is_over);
    expect(addDays(today, (running?.days_left ?? 0) - 1)).toBe(running?.to);

    expect(levels).toMatchObject({ levels: LEVELS.length, top_rate_bps: 7_900 });
    expect(levels.active).toBe(await countOf('associates', { status: { eq: 'Active' } }));

    const year = today.slice(0, 4);
    const quarters = (await office.get('/admin/scholarships')).json().windows as { from: string }[];
    const ofYear = quarters.filter(({ from }) => from.startsWith(year));
    const awards: { award_cents: number; currency: string; taken_back_at: string | null }[] = [];
    for (const { from } of ofYear)
      awards.push(...(await office.get(`/admin/scholarships?from=${from}&limit=500`)).json().rows);
    const kept = awards.filter(({ taken_back_at }) => taken_back_at === null);
    expect(scholarships).toMatchObject({ quarters: ofYear.length, taken_back: awards.length - kept.length });
    for (const { currency, awards: count, award_cents } of scholarships?.sums ?? []) {
      const own = kept.filter((award) => award.currency === currency);
      expect(count).toBe(own.length);
      expect(award_cents).toBe(own.reduce((sum, award) => sum + award.award_cents, 0));
    }
    expect(scholarships?.sums.reduce((sum, each) => sum + each.awards, 0)).toBe(kept.length);

    const months = (await office.get('/admin/builder-bonuses')).json().rows;
    expect(builder_bonus?.month).toBe(months[0]?.month ?? null);
    expect(builder_bonus?.countries.map(({ pool_cents }) => pool_cents)).toEqual(
      months
        .filter(({ month }: { month: string }) => month === months[0]?.month)
        .map(({ pool_cents }: { pool_cents: number }) => pool_cents),
    );

    expect(equity.grants).toBe(
      await countOf('equity-credits', { grant_date: { between: [`${year}-01-01`, `${year}-12-31`] } }),
    );
    const teams = (await office.get('/admin/named-teams')).json().rows;
    const active = teams.filter(({ status }: { status: string }) => status === 'Active').length;
    expect(named_teams).toEqual({ active, closed: teams.length - active });
  });

  it('keeps what was paid from an admin who may not see it, and everything from associates', async () => {
    await sql`update app_user set admin_roles = '{Licensing}' where username = 'admin'`.execute(host.db);
    const licensing = await figures(await host.signInAs('admin'));
    expect(licensing).toMatchObject({ scholarships: null, builder_bonus: null });
    const ana = await host.signInAs('ana');
    expect((await ana.get('/admin/programs')).statusCode).toBe(403);
    expect((await ana.get('/admin/programs/levels')).statusCode).toBe(403);
  });
});

describe('the ladder on a company day (domain.md 1.2)', () => {
  it('has the rates and requirements in force, and as many holders as the list of associates', async () => {
    const { on, levels, generations, house_bps } = await ladderOf();
    expect(on).toBe(today);
    expect(levels.map(({ code, rate_bps }) => [code, rate_bps])).toEqual(
      LEVELS.map(({ code, rate_bps }) => [code, rate_bps]),
    );
    expect(
      levels.map(({ code: level, approval, window_months, production, requirements }) => ({
        level,
        approval,
        window_months,
        production,
        requirements,
      })),
    ).toEqual(PROMOTION_CRITERIA);
    expect(generations.map(({ rate_bps }) => rate_bps)).toEqual([600, 400, 250, 150, 100, 100]);
    expect(house_bps).toBe(500);
    for (const { code, active } of levels)
      expect(active, code).toBe(
        await countOf('associates', { level: { eq: code }, status: { eq: 'Active' } }),
      );
  });

  it('is that of the chosen day, with what is planned after today', async () => {
    const [first, second] = [addDays(today, 10), addDays(today, 20)];
    const rates = LEVELS.map(({ code, rate_bps }) => ({
      level_code: code,
      rate_bps: code === 'TA' ? 2_600 : rate_bps,
    }));
    const put = (path: string, body: object) => office.put(`/admin/plan-data/${path}`, { body });
    expect((await put('ladder', { effective_from: first, rates })).statusCode).toBe(200);
    const criteria = PROMOTION_CRITERIA.map((row) =>
      row.level === 'SA' ? { ...row, window_months: 4 } : row,
    );
    expect(
      (await put('settings/promotion_criteria', { effective_from: second, value: criteria })).statusCode,
    ).toBe(200);
    expect(
      (await put('generations', { effective_from: second, rates_bps: [600, 400, 250, 150, 100, 50] }))
        .statusCode,
    ).toBe(200);

    const now = await ladderOf();
    expect(now.planned).toEqual([
      {
        effective_from: first,
        levels: [{ level_code: 'TA', before_bps: 2_500, after_bps: 2_600 }],
        generations: [],
        criteria: [],
      },
      {
        effective_from: second,
        levels: [],
        generations: [{ generation: 6, before_bps: 100, after_bps: 50 }],
        criteria: ['SA'],
      },
    ]);
    expect(now.levels[0]?.rate_bps).toBe(2_500);
    const later = await ladderOf(second);
    expect(later.levels.find(({ code }) => code === 'TA')?.rate_bps).toBe(2_600);
    expect(later.levels.find(({ code }) => code === 'SA')?.window_months).toBe(4);
    expect(later.house_bps).toBe(550);
    expect((await figures()).planned).toEqual([
      { effective_from: first, label: 'Ladder of levels' },
      { effective_from: second, label: 'Generation rates' },
      { effective_from: second, label: 'Promotion Criteria' },
    ]);
  });

  it('is empty before the first one, which it names', async () => {
    const { begins, levels, house_bps } = await ladderOf('1950-01-01');
    expect(levels).toEqual([]);
    expect(house_bps).toBeNull();
    expect((await ladderOf(begins ?? '')).levels).toHaveLength(LEVEL_CODES.length);
  });
});
