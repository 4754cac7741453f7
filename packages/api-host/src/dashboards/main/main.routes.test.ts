import { addDays, addMonths } from '@upline/domain';
import { nextLevel, periodOf } from '@upline/domain/production';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  companyMoment,
  startTestHost,
  type TestClient,
  type TestHost,
  testContext,
} from '../../testing/index.ts';
import type { mainDashboard } from './main.schemas.ts';

let host: TestHost;
let today: string;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  today = testContext(host).today;
});
afterAll(() => host.close());

type Main = z.output<typeof mainDashboard>;
async function main(who: string | TestClient): Promise<Main> {
  const client = typeof who === 'string' ? await host.signInAs(who) : who;
  const reply = await client.get('/dashboards/main');
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Main>();
}

const person = (username: string) =>
  host.db.selectFrom('app_user').selectAll().where('username', '=', username).executeTakeFirstOrThrow();
const countOf = (found: Main, action: string) =>
  found.open_actions.find((each) => each.action === action)?.count ?? 0;

describe('the main dashboard (domain.md 2.34)', () => {
  it('greets with the name, on birthdays and on the day of joining', async () => {
    const { code, join_date } = await person('ana');
    expect(await main('ana')).toMatchObject({ today, first_name: 'Ana' });
    const [, month, day] = today.split('-').map(Number);
    await host.db
      .updateTable('associate')
      .set({ birth_month: month as number, birth_day: day as number })
      .where('code', '=', code)
      .execute();
    await host.db
      .updateTable('app_user')
      .set({ join_date: addMonths(today, -48) })
      .where('code', '=', code)
      .execute();
    expect(await main('ana')).toMatchObject({ is_birthday: true, anniversary_years: 4 });
    await host.db.updateTable('app_user').set({ join_date }).where('code', '=', code).execute();
    await host.db
      .updateTable('associate')
      .set({ birth_day: ((day as number) % 28) + 1 })
      .where('code', '=', code)
      .execute();
    expect((await main('ana')).is_birthday).toBe(false);
  });

  it('greets on 28 February who was born or joined on the 29th (R-MNY-16)', async () => {
    const { code, join_date } = await person('hal');
    const present = host.clock.now();
    await host.db
      .updateTable('associate')
      .set({ birth_month: 2, birth_day: 29 })
      .where('code', '=', code)
      .execute();
    await host.db.updateTable('app_user').set({ join_date: '2020-02-29' }).where('code', '=', code).execute();
    const on = async (day: string) => {
      host.clock.set(companyMoment(day, '09:00'));
      const { is_birthday, anniversary_years } = await main('hal');
      return [is_birthday, anniversary_years];
    };
    expect(await on('2027-02-28')).toEqual([true, 7]);
    expect(await on('2027-03-01')).toEqual([false, null]);
    expect(await on('2028-02-28')).toEqual([false, null]);
    expect(await on('2028-02-29')).toEqual([true, 8]);
    host.clock.set(present);
    await host.db.updateTable('app_user').set({ join_date }).where('code', '=', code).execute();
  });

  it('counts unread notices and nobody else’s', async () => {
    for (const who of ['ana', 'hal', 'celine']) {
      const { code } = await person(who);
      const rows = await host.db
        .selectFrom('notification')
        .selectAll()
        .where('user_code', '=', code)
        .execute();
      expect((await main(who)).unread_notices).toBe(rows.filter(({ status }) => status === 'Unread').length);
    }
  });

  it('counts what waits for the person (8.1)', async () => {
    const { code } = await person('ana');
    const upline = (await person('ben')).code;
    const before = await main('ana');
    const others = await main('hal');
    const asking = await main('ben');
    const waiting = await host.db
      .selectFrom('policy')
      .innerJoin('policy_share', 'policy_share.policy_id', 'policy.id')
      .select('policy.id')
      .distinct()
      .where('policy.business_status', '=', 'Action Required')
      .where((where) =>
        where.or([
          where('policy_share.associate_code', '=', code),
          where('policy.training_associate_code', '=', code),
        ]),
      )
      .execute();
    expect(countOf(before, 'Policies Action Required')).toBe(waiting.length);

    const mine = await host.db
      .selectFrom('policy')
      .select('id')
      .where('writing_associate_code', '=', code)
      .limit(1)
      .executeTakeFirstOrThrow();
    await sql`update policy set business_status = 'Action Required' where id = ${mine.id}`.execute(host.db);
    await sql`update policy_share set business_status = 'Action Required' where policy_id = ${mine.id}`.execute(
      host.db,
    );
    await sql`delete from policy_share where policy_id = ${mine.id} and portion = 1`.execute(host.db);
    await sql`insert into policy_share (policy_id, portion, associate_code, share_bps, bv_cents, policy_hundredths,
        approval_status, submit_date, business_status, product_id, provider_id)
      select policy_id, 1, ${upline}, 1000, 0, 0, 'Pending For Owner', submit_date, business_status, product_id, provider_id
      from policy_share where policy_id = ${mine.id} and portion = 0`.execute(host.db);
    await sql`insert into supervision_review (policy_id, supervised_code, supervisor_code, due_date, created_at)
      values (${mine.id}, ${upline}, ${code}, ${addDays(today, 5)}, now())
      on conflict (policy_id, supervised_code) do update set supervisor_code = ${code}, status = 'Pending'`.execute(
      host.db,
    );
    await sql`delete from training_case`.execute(host.db);
    await sql`insert into training_program (associate_code, trainer_code) values (${upline}, ${code})
      on conflict (associate_code) do update set trainer_code = ${code}`.execute(host.db);
    await sql`insert into training_case (program_id, policy_id, observed_on)
      select id, ${mine.id}, ${today}::date from training_program where associate_code = ${upline}`.execute(
      host.db,
    );
    await sql`insert into payout_information (associate_code, tax_entity, name_on_account, account_type, bank_name,
        account_number_sealed, account_number_last, account_number_index, country, currency, status)
      values (${code}, 'Individual', 'Ana', 'Checking', 'Bank', 'x', '1', 'x', 'USA', 'USD', 'Pending For Owner')`.execute(
      host.db,
    );
    await sql`insert into upline_change_request (associate_code, from_upline_code, to_upline_code, reason, with_downline, status)
      values (${(await person('hal')).code}, ${upline}, ${code}, 'A reason of twenty letters', true, 'Pending For Associate')`.execute(
      host.db,
    );
    const issued = (day: string | null) =>
      sql`update policy set issue_date = ${day}::date, placed_date = null, paid_to_date = null where id = ${mine.id}`.execute(
        host.db,
      );
    await issued(null);
    // A case is acknowledged from the issue of its policy on (R-TRN-01).
    expect(countOf(await main('ana'), 'Cases to Acknowledge')).toBe(0);
    await issued(today);
    const after = await main('ana');
    const more = (action: string) => countOf(after, action) - countOf(before, action);
    for (const action of [
      'Splits to Decide',
      'Supervision Reviews',
      'Payout Information to Confirm',
      'Upline Changes to Answer',
    ])
      expect(more(action), action).toBe(1);
    expect(countOf(after, 'Cases to Acknowledge')).toBe(1);
    // The figure is a door: the list it opens holds as many.
    const ana = await host.signInAs('ana');
    const filter = encodeURIComponent(JSON.stringify({ split_to_decide: { eq: true } }));
    const listed = await ana.get(`/business/policies/count?filter=${filter}`);
    expect(listed.json(), listed.body).toEqual({ count: countOf(after, 'Splits to Decide') });
    const trainees = await ana.get('/team/trainees/count', {
      query: { filter: JSON.stringify({ cases_to_acknowledge: { gt: 0 } }) },
    });
    expect(trainees.json(), trainees.body).toEqual({ count: countOf(after, 'Cases to Acknowledge') });
    expect(more('Policies Action Required')).toBe(waiting.some(({ id }) => id === mine.id) ? 0 : 1);
    expect((await main('hal')).open_actions).toEqual(others.open_actions);
    // Who only asked for a part has none yet (R-POL-02).
    expect((await main('ben')).open_actions).toEqual(asking.open_actions);
  });

  it('tells the own license that ends next', async () => {
    const { code } = await person('dev');
    const { rows } = await sql<{ state: string; expiration_date: string }>`
      select state, expiration_date from license where associate_code = ${code} and approval_status = 'Approved'
        and status = 'Active' and expiration_date >= ${today}::date order by expiration_date, id limit 1`.execute(
      host.db,
    );
    const { license } = await main('dev');
    if (rows[0]) expect(license).toMatchObject(rows[0]);
    else expect(license).toBeNull();
  });

  it('counts scholarship by the personal BV and recruits of the quarter (5.6)', async () => {
    const { whole, current } = periodOf('Quarter', today);
    for (const who of ['ana', 'dev', 'hal']) {
      const { code } = await person(who);
      const { rows } = await sql<{ bv: number; recruits: number }>`
        select (select coalesce(sum(case when is_reversal then -amount else amount end), 0)::bigint from point_entry
          where owner_code = ${code} and points_type = 'IssuedBv' and on_date between ${current.from}::date and ${current.to}::date) as bv,
        (select count(*)::integer from app_user where recruiter_code = ${code} and status = 'Active'
          and join_date between ${current.from}::date and ${current.to}::date) as recruits`.execute(host.db);
      const { scholarship } = await main(who);
      expect(scholarship).toMatchObject({
        ...whole,
        bv_cents: rows[0]?.bv,
        recruits: rows[0]?.recruits,
      });
      for (const program of scholarship.programs)
        expect(program.is_met).toBe(
          scholarship.recruits >= program.min_recruits && scholarship.bv_cents >= program.min_bv_cents,
        );
      const met = scholarship.programs.filter(({ is_met }) => is_met).map(({ award_cents }) => award_cents);
      expect(scholarship.award_cents).toBe(met.length > 0 ? Math.max(...met) : null);
    }
  });

  it('measures the associate against the next level (R-LVL-01)', async () => {
    for (const who of ['ana', 'ben', 'dev']) {
      const { level_code } = await person(who);
      const { level } = await main(who);
      expect(level.current).toBe(level_code);
      expect(level.next?.level).toBe(nextLevel(level_code as NonNullable<typeof level_code>));
      expect(level.next?.requirements.length).toBeGreaterThan(0);
      for (const { is_met, alternatives } of level.next?.requirements ?? [])
        expect(is_met).toBe(alternatives.some((alternative) => alternative.is_met));
    }
  });

  it('is the associate’s alone, also to a Suspended one and to an admin who views as them', async () => {
    expect((await main('sam')).first_name).toBe('Sam');
    expect((await main(await host.signInAs('ana', { via: 'super' }))).first_name).toBe('Ana');
    expect((await (await host.signInAs('admin')).get('/dashboards/main')).statusCode).toBe(403);
  });
});
