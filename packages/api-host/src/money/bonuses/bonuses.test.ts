import { randomUUID } from 'node:crypto';
import { addDays, addMonths, DAY_MS, formatDate } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeMonths } from '../../network/sums/closing.store.ts';
import { recordPoints } from '../../network/sums/points.store.ts';
import { companyDay } from '../../platform/time/company-time.ts';
import { startTestHost, type TestHost, testClock, testContext } from '../../testing/index.ts';
import { countFaults } from '../ledger/ledger.store.ts';
import { builderBonus } from './builder-bonus.ts';
import { scholarships } from './scholarships.ts';

let host: TestHost;
const codes = new Map<string, string>();
const codeOf = (name: string) => codes.get(name) as string;

/** The fifteenth day after the last whole quarter, so that month and quarter are both over. */
function afterTheQuarter(today: string): { from: string; to: string; now: string } {
  const month = Number(today.slice(5, 7));
  const begins = `${today.slice(0, 5)}${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`;
  const next = addMonths(begins, 3);
  return { from: begins, to: addDays(next, -1), now: addDays(next, 14) };
}

let window: { from: string; to: string; now: string };
let month: string;
beforeAll(async () => {
  const clock = testClock(new Date());
  host = await startTestHost({ seed: 'demo', clock });
  const people = await host.db.selectFrom('app_user').select(['username', 'code']).execute();
  for (const { username, code } of people) codes.set(username, code);
  window = afterTheQuarter(companyDay(clock.now()));
  month = `${window.to.slice(0, 7)}-01`;
  // Nothing but what a test credits counts: the points of the demo network end before the quarter.
  await sql`alter table point_entry disable trigger user`.execute(host.db);
  await sql`delete from builder_enrollment`.execute(host.db);
  await sql`truncate point_entry, point_own, point_rollup, point_delta, point_cube`.execute(host.db);
  await sql`alter table point_entry enable trigger user`.execute(host.db);
  await sql`update network_guard set open_from = ${window.from}::date`.execute(host.db);
  clock.advance(Date.parse(`${window.now}T17:00:00Z`) - clock.now().getTime());
}, 240_000);
afterAll(() => host.close());

const credit = (name: string, amount: number, on_date: string, more: object = {}) =>
  host.platform.transaction(testContext(host), ({ db }) =>
    recordPoints(db, [
      {
        owner_code: codeOf(name),
        points_type: 'IssuedBv',
        amount,
        on_date,
        reference_kind: 'policy',
        reference_id: randomUUID(),
        policy_id: randomUUID(),
        ...more,
      },
    ]),
  );

const linesOf = async (type: string) =>
  host.db
    .selectFrom('compensation_line')
    .select(['associate_code', 'amount_cents', 'status'])
    .where('compensation_type', '=', type as 'Scholarship')
    .orderBy('amount_cents')
    .execute();

const run = (work: (context: ReturnType<typeof testContext>) => Promise<void>) =>
  host.platform.transaction(testContext(host), work);

/** Runs it five days before the quarter and its last month end, and says who is told what. */
async function toldNear(type: string, work: (context: ReturnType<typeof testContext>) => Promise<void>) {
  const days = 5 + 15;
  host.clock.advance(-(days + 1) * DAY_MS);
  await run(work);
  const early = await noticesOf(type);
  host.clock.advance(DAY_MS);
  await run(work);
  host.clock.advance(days * DAY_MS);
  expect(early).toEqual([]);
  return noticesOf(type);
}
async function noticesOf(type: string) {
  await host.platform.jobs.drain();
  return host.db
    .selectFrom('notification')
    .select(['user_code', 'title', 'body', 'link'])
    .where('type', '=', type)
    .orderBy('link')
    .execute();
}
const rmdOf = async (name: string) =>
  (
    await host.db
      .selectFrom('app_user')
      .select('upline_rmd_code')
      .where('username', '=', name)
      .executeTakeFirstOrThrow()
  ).upline_rmd_code;

describe('scholarships (domain.md 5.6)', () => {
  it('are awarded once, fifteen days after the quarter, the highest program met (R-SCP-01 to R-SCP-03)', async () => {
    const { award } = scholarships(host.platform);
    await credit('ana', 2_000_000, window.from);
    await credit('hal', 999_999, window.from);
    // Not in good standing since after the quarter (domain.md 1.1); the month of the builder bonus is judged by its last day.
    await credit('eve', 2_000_000, window.from);
    await sql`insert into compliance_hold (id, associate_code, reason, placed_on, placed_at, placed_by)
      values (${randomUUID()}, ${codeOf('eve')}, 'Complaints under review', ${addDays(window.to, 1)}::date,
        ${host.clock.now()}, ${codeOf('admin')})`.execute(host.db);
    host.clock.advance(-2 * DAY_MS);
    await run(award);
    expect(await linesOf('Scholarship')).toEqual([]);
    host.clock.advance(2 * DAY_MS);
    await run(award);
    await run(award);
    expect(await linesOf('Scholarship')).toMatchObject([
      { associate_code: codeOf('ana'), amount_cents: 200_000 },
    ]);
    expect(await noticesOf('scholarship-qualified')).toMatchObject([
      { user_code: codeOf('ana'), body: 'Program E: $2,000.00 is paid with the next pay run.' },
      {
        user_code: await rmdOf('ana'),
        title: 'Ana Alvarez qualified for a scholarship',
        body: `Ana Alvarez (${codeOf('ana')}) reached program E.`,
      },
    ]);
  });

  it('are near to who has at least nine tenths five days before the quarter ends, and the RMD hears of it (domain.md 8.1)', async () => {
    const end = formatDate(window.to);
    expect(await toldNear('scholarship-near', scholarships(host.platform).tellNear)).toMatchObject([
      { user_code: codeOf('hal'), body: `For program D you need 0.01 BV more by ${end}.` },
      { user_code: await rmdOf('hal'), link: `/team/${codeOf('hal')}` },
    ]);
  });

  it('are taken back when chargebacks of the quarter’s business bring the BV below the minimum (R-SCP-04)', async () => {
    const { review } = scholarships(host.platform);
    await run(review);
    expect(await linesOf('Adjustment')).toEqual([]);
    const { policy_id } = await host.db
      .selectFrom('point_entry')
      .select('policy_id')
      .where('owner_code', '=', codeOf('ana'))
      .executeTakeFirstOrThrow();
    await credit('ana', 1, window.now, { is_reversal: true, reference_kind: 'chargeback', policy_id });
    await run(review);
    await run(review);
    expect(await linesOf('Adjustment')).toEqual([
      { associate_code: codeOf('ana'), amount_cents: -200_000, status: 'Chargeback' },
    ]);
    const office = await host.signInAs('admin');
    const results = (await office.get('/admin/scholarships')).json();
    expect(results.windows).toMatchObject([{ from: window.from, to: window.to, awards: 1 }]);
    expect(results.rows).toMatchObject([
      {
        associate: { code: codeOf('ana'), name: 'Ana Alvarez' },
        award_cents: 200_000,
        bv_cents: 2_000_000,
        taken_back_at: expect.any(String),
      },
    ]);
    const unknown = await office.get('/admin/scholarships', { query: { from: '1999-01-01' } });
    expect(unknown.statusCode).toBe(404);
    const debts = await host.db.selectFrom('chargeback').select(['amount_cents', 'reason']).execute();
    expect(debts).toContainEqual({ amount_cents: 200_000, reason: 'Adjustment' });
  });
});

describe('the builder bonus (domain.md 4.9)', () => {
  it('shares the pool of the country’s month among those who qualify (example 11, R-MNY-26 to R-MNY-28)', async () => {
    const builders: [string, number][] = [
      ['dev', 2_000_000],
      ['eve', 1_000_000],
      ['hal', 500_000],
    ];
    // Nobody is in another's base shop, and each has three recruits of the month.
    const spare = await host.db
      .selectFrom('app_user')
      .select('code')
      .where('kind', '=', 'Associate')
      .where('country', '=', 'USA')
      .where('direct_count', '=', 0)
      .where('username', 'not in', ['ana', 'tom', 'sam', 'bea', 'dev', 'eve', 'hal'])
      .limit(9)
      .execute();
    for (const [index, [name]] of builders.entries()) {
      await sql`update app_user set level_code = 'RMD', is_senior_level = true, status = 'Active' where username = ${name}`.execute(
        host.db,
      );
      await sql`update level_history set level_code = 'RMD' where associate_code = ${codeOf(name)}`.execute(
        host.db,
      );
      for (const { code } of spare.slice(index * 3, index * 3 + 3)) {
        await sql`update app_user set upline_code = ${codeOf(name)}, level_code = 'A', is_senior_level = false,
          status = 'Active', join_date = ${`${month.slice(0, 8)}10`} where code = ${code}`.execute(host.db);
        await sql`update upline_history set upline_code = ${codeOf(name)} where associate_code = ${code}`.execute(
          host.db,
        );
        await sql`update level_history set level_code = 'A' where associate_code = ${code}`.execute(host.db);
        await sql`update status_history set to_status = 'Active' where associate_code = ${code}`.execute(
          host.db,
        );
      }
      await host.db
        .insertInto('builder_enrollment')
        .values({
          associate_code: codeOf(name),
          country: 'USA',
          price_cents: 4_900,
          currency: 'USD',
          card_reference: null,
          started_on: addMonths(month, -2),
          next_charge_on: null,
          closed_on: null,
          close_reason: null,
          created_by: null,
          updated_by: null,
        })
        .execute();
    }
    await sql`update app_user set path = null`.execute(host.db);
    await sql`select network_place_all()`.execute(host.db);
    await credit('hal', 450_000, `${month.slice(0, 8)}20`);
    const { closeMonth, tellNear } = builderBonus(host.platform);
    expect(await toldNear('builder-bonus-near', tellNear)).toMatchObject([
      {
        user_code: codeOf('hal'),
        body: `For a share of the pool you need 500.00 BV more by ${formatDate(window.to)}.`,
      },
      { user_code: await rmdOf('hal'), link: `/team/${codeOf('hal')}` },
    ]);
    for (const [name, bv] of builders)
      await credit(name, name === 'hal' ? bv - 450_000 : bv, `${month.slice(0, 8)}20`);
    // The rest of the company: 487,654.32 in all.
    const before = 48_765_432 - 3_500_000;
    const other = await host.db
      .selectFrom('app_user')
      .select('username')
      .where('kind', '=', 'Associate')
      .where('country', '=', 'USA')
      .where('upline_code', 'is', null)
      .executeTakeFirstOrThrow();
    await credit(other.username, before, `${month.slice(0, 8)}05`);
    // What changes on the first of the next month, before the month is paid, is of the next month (domain.md 5.2).
    const later = addMonths(month, 1);
    await sql`update upline_history set valid_to = ${later}::date where associate_code = ${spare[0]?.code} and valid_to is null`.execute(
      host.db,
    );
    await sql`insert into upline_history (associate_code, upline_code, valid_from)
      values (${spare[0]?.code}, ${codeOf('ana')}, ${later}::date)`.execute(host.db);
    await sql`insert into status_history (associate_code, from_status, to_status, at, reason)
      values (${spare[3]?.code}, 'Active', 'Suspended', ${`${later}T12:00:00Z`}, 'Complaint')`.execute(
      host.db,
    );
    await sql`update app_user set status = 'Suspended' where code = ${spare[3]?.code}`.execute(host.db);
    await run(closeMonth);
    expect(await linesOf('Builder Bonus')).toEqual([]);
    await closeMonths(host.db, companyDay(host.clock.now()));
    await run(closeMonth);
    await run(closeMonth);
    expect(await linesOf('Builder Bonus')).toMatchObject([
      { associate_code: codeOf('hal'), amount_cents: 139_330 },
      { associate_code: codeOf('eve'), amount_cents: 278_660 },
      { associate_code: codeOf('dev'), amount_cents: 557_319 },
    ]);
    const dev = await host.signInAs('dev');
    const { rows } = (await dev.get('/payments/compensations')).json();
    const { id } = rows.find(
      (row: { compensation_type: string }) => row.compensation_type === 'Builder Bonus',
    );
    const { receipt, sentences } = (await dev.get(`/payments/compensations/${id}`)).json();
    expect(receipt.map(({ label, value }: { label: string; value: string }) => [label, value])).toEqual([
      ['Issued BV of the month', '48765432'],
      ['Pool', '975309'],
      ['4 of 7 shares', '3901236/7'],
      ['Rounding', '-3/7'],
    ]);
    expect(sentences).toEqual([expect.stringContaining('4 of 7 shares of the pool')]);
    const monthsOf = () =>
      host.db.selectFrom('builder_bonus').selectAll().orderBy('month').orderBy('country').execute();
    expect(await monthsOf()).toMatchObject([
      { country: 'Canada', pool_cents: 0, qualifiers: 0 },
      { country: 'USA', issued_bv_cents: 48_765_432, pool_cents: 975_309, house_cents: 0, qualifiers: 3 },
    ]);
    expect(await countFaults(host.db)).toEqual({ unbalanced: 0, wrong_balances: 0, wrong_sides: 0 });
    const { rows: shown } = (await (await host.signInAs('admin')).get('/admin/builder-bonuses')).json();
    expect(shown).toMatchObject([
      { country: 'Canada', pool_cents: 0, currency: 'CAD' },
      { month, country: 'USA', currency: 'USD', pool_cents: 975_309, qualifiers: 3 },
    ]);
    // Months in which the host did not run are paid once it does (R-18).
    host.clock.advance(Date.parse(`${addMonths(month, 3)}T17:00:00Z`) - host.clock.now().getTime());
    await closeMonths(host.db, companyDay(host.clock.now()));
    await run(closeMonth);
    expect((await monthsOf()).map((each) => each.month)).toEqual(
      [0, 0, 1, 1, 2, 2].map((after) => addMonths(month, after)),
    );
  });
});
