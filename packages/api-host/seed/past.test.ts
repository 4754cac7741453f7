import { addMonths, firstOfMonth } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyDay } from '../src/platform/time/company-time.ts';
import { startTestHost, type TestHost, testClock } from '../src/testing/index.ts';
import { seedPast } from './past.ts';

const MONTHS = 2;
const clock = testClock();
const OPEN = firstOfMonth(companyDay(clock.now()));

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo', clock });
  await host.db.transaction().execute((trx) => seedPast(trx, clock.now(), MONTHS));
});
afterAll(() => host.close());

describe('the past of the demo', () => {
  it('has closed months of levels, of the people who had joined by then (2.5, R-LVL-07)', async () => {
    const { rows } = await sql<{ month: string; people: number; later: number }>`
      select period_month as month, count(*)::integer as people,
        count(*) filter (where person.join_date >= period_month + interval '1 month')::integer as later
      from level_qualification join app_user person on person.code = associate_code group by 1 order by 1`.execute(
      host.db,
    );
    expect(rows).toEqual([
      { month: addMonths(OPEN, -2), people: expect.any(Number), later: 0 },
      { month: addMonths(OPEN, -1), people: expect.any(Number), later: 0 },
    ]);
    expect(Math.min(...rows.map(({ people }) => people))).toBeGreaterThan(400);
  });

  it('shows them, and promotions that agree with the history, to the person (R-LVL-04)', async () => {
    const dev = await host.signInAs('dev');
    const history = (await dev.get('/account/level-qualification-history')).json();
    expect(history.rows).toHaveLength(MONTHS);
    const changes: { effective_date: string }[] = history.changes;
    expect(changes.length).toBeGreaterThan(1);
    const { rows } = await sql<{ day: string }>`
      select valid_from as day from level_history join app_user person on person.code = associate_code
      where username = 'dev' order by valid_from desc`.execute(host.db);
    // The first row is the level they joined at.
    expect(changes.map(({ effective_date }) => effective_date)).toEqual(
      rows.slice(0, -1).map(({ day }) => day),
    );
  });

  it('has sign-ins that are over, none before the person joined', async () => {
    const { rows } = await sql<{ open: number; early: number; people: number }>`
      select count(*) filter (where ended_at is null or ended_at > ${clock.now()})::integer as open,
        count(*) filter (where session.created_at < person.join_date)::integer as early,
        count(distinct user_id)::integer as people
      from session join app_user person on person.id = session.user_id
      where session.end_reason is not null`.execute(host.db);
    expect(rows[0]).toEqual({ open: 0, early: 0, people: expect.any(Number) });
    expect(rows[0]?.people).toBeGreaterThan(300);
  });

  it('leaves some of a team quiet, not everybody (9.3)', async () => {
    const eve = await host.signInAs('eve');
    const { rows } = (await eve.get('/team/health', { query: { team: 'BaseShop', limit: '200' } })).json<{
      rows: { flags: string[] }[];
    }>();
    const quiet = rows.filter(({ flags }) => flags.includes('No activity')).length;
    expect(quiet).toBeGreaterThan(0);
    expect(quiet).toBeLessThan(rows.length / 2);
  });
});
