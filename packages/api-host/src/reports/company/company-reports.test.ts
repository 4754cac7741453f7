import { addDays, addMonths, daysBetween, PROSPECT_STAGES, type ProspectStage } from '@upline/domain';
import { periodOf } from '@upline/domain/production';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyDay } from '../../platform/time/company-time.ts';
import { startTestHost, type TestClient, type TestHost, testContext } from '../../testing/index.ts';
import { bps, type Row, reportsOf, sumOf } from './company-reports.test-support.ts';

let host: TestHost;
let admin: TestClient;
let today: string;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  admin = await host.signInAs('super');
  today = testContext(host).today;
});
afterAll(() => host.close());

const { ask, allRows, addsUp } = reportsOf(() => admin);

const policies = () =>
  host.db
    .selectFrom('policy')
    .select([
      'provider_id',
      'writing_associate_code',
      'submit_date',
      'issue_date',
      'placed_date',
      'termination_date',
      'lifecycle',
      'bv_cents',
      'business_status',
      'state',
    ])
    .execute();
type Policy = Awaited<ReturnType<typeof policies>>[number];

const KEYS = {
  Provider: ({ provider_id }: Policy) => provider_id,
  Associate: ({ writing_associate_code }: Policy) => writing_associate_code,
  Month: (policy: Policy, date: 'submit_date' | 'issue_date') => String(policy[date]).slice(0, 7),
} as const;

describe('placement (domain.md 1.4, 2.36)', () => {
  it.each(['Provider', 'Associate', 'Month'] as const)(
    'is what became of what was submitted, by %s',
    async (by) => {
      for (const on of [today, addMonths(today, -6)]) {
        const query = { by, period: 'Quarter', on };
        const { from, to } = periodOf('Quarter', on).whole;
        const { rows, totals } = await addsUp('placement', query, [
          'submitted',
          'open',
          'placed',
          'not_placed',
          'submitted_bv_cents',
          'placed_bv_cents',
        ]);
        const cohort = (await policies()).filter((one) => one.submit_date >= from && one.submit_date <= to);
        expect(cohort.length).toBeGreaterThan(0);
        const groups = Map.groupBy(cohort, (policy) => KEYS[by](policy, 'submit_date'));
        expect(new Set(rows.map(({ key }) => key))).toEqual(new Set(groups.keys()));
        for (const row of rows) {
          const members = groups.get(String(row.key)) ?? [];
          const placed = members.filter((one) => one.placed_date !== null);
          const open = members.filter(
            (one) =>
              one.placed_date === null && ['Submitted', 'Underwriting', 'Issued'].includes(one.lifecycle),
          );
          expect(row).toMatchObject({
            submitted: members.length,
            open: open.length,
            placed: placed.length,
            not_placed: members.length - open.length - placed.length,
            placed_bv_cents: placed.reduce((sum, { bv_cents }) => sum + bv_cents, 0),
            placement_bps: bps(placed.length, members.length),
          });
        }
        const placed = cohort.filter((one) => one.placed_date !== null);
        const days = placed.map((one) => daysBetween(one.submit_date, one.placed_date as string));
        expect(totals.placement_bps).toBe(bps(placed.length, cohort.length));
        if (placed.length > 0)
          expect(Number(totals.average_days)).toBeCloseTo(
            days.reduce((sum, each) => sum + each, 0) / placed.length,
            1,
          );
      }
    },
  );

  it('counts the policies of the list that a row opens', async () => {
    const { from, to } = periodOf('Quarter', today).whole;
    for (const row of await allRows('placement', { by: 'Associate', period: 'Quarter' })) {
      const filter = {
        submit_date: { between: [from, to] },
        writing_associate_code: { eq: row.key },
      };
      const reply = await admin.get('/admin/policies/count', { query: { filter: JSON.stringify(filter) } });
      expect(reply.json()).toEqual({ count: row.submitted });
    }
  });

  it('sorts and filters by its figures, and totals what the filter leaves (R-REP-02)', async () => {
    const query = {
      by: 'Associate',
      period: 'Year',
      filter: '{"placed":{"gte":1},"placement_bps":{"gte":5000}}',
      order: '{"placement_bps":"DESC","placed_bv_cents":"DESC"}',
    };
    const { rows } = await addsUp('placement', { by: query.by, period: query.period, filter: query.filter }, [
      'placed',
      'submitted',
    ]);
    const sorted = await allRows('placement', query);
    expect(sorted).toHaveLength(rows.length);
    expect(sorted.map((row) => Number(row.placement_bps))).toEqual(
      rows.map((row) => Number(row.placement_bps)).sort((a, b) => b - a),
    );
    expect(sorted.every((row) => Number(row.placed) >= 1 && Number(row.placement_bps) >= 5_000)).toBe(true);
  });
});

describe('persistency (domain.md 1.4, 2.36)', () => {
  it.each(['Provider', 'Associate', 'Month'] as const)(
    'is what was still in force 13 and 25 months after issue, by %s',
    async (by) => {
      // The demo sells of the last months; older ones are the same sales, issued long ago.
      await sql`update policy set submit_date = (submit_date - interval '26 months')::date, issue_date = (issue_date - interval '26 months')::date,
          placed_date = (placed_date - interval '26 months')::date, paid_to_date = (paid_to_date - interval '26 months')::date,
          termination_date = case when right(id::text, 1) < '4' then (issue_date - interval '20 months')::date
            when right(id::text, 1) < '8' then (issue_date - interval '10 months')::date end
        where right(id::text, 1) in ('0', '4', '8', 'c') and issue_date > ${addMonths(today, -11)}::date
          and issue_date is not null`.execute(host.db);
      const { rows, totals } = await addsUp('persistency', { by }, [
        'due_13',
        'in_force_13',
        'due_25',
        'in_force_25',
      ]);
      const cohort = (await policies()).filter(
        ({ issue_date }) =>
          issue_date !== null && issue_date > addMonths(today, -37) && issue_date <= addMonths(today, -13),
      );
      expect(cohort.length).toBeGreaterThan(10);
      const isInForce = (policy: Policy, months: number) =>
        !['Not Taken', 'Declined', 'Withdrawn'].includes(policy.lifecycle) &&
        (policy.termination_date === null ||
          policy.termination_date >= addMonths(policy.issue_date as string, months));
      const groups = Map.groupBy(cohort, (policy) => KEYS[by](policy, 'issue_date'));
      expect(new Set(rows.map(({ key }) => key))).toEqual(new Set(groups.keys()));
      const figuresOf = (members: readonly Policy[]) => {
        const due25 = members.filter(({ issue_date }) => String(issue_date) <= addMonths(today, -25));
        const in13 = members.filter((policy) => isInForce(policy, 13)).length;
        const in25 = due25.filter((policy) => isInForce(policy, 25)).length;
        return {
          due_13: members.length,
          in_force_13: in13,
          persistency_13_bps: bps(in13, members.length),
          due_25: due25.length,
          in_force_25: in25,
          persistency_25_bps: bps(in25, due25.length),
        };
      };
      for (const row of rows) expect(row).toMatchObject(figuresOf(groups.get(String(row.key)) ?? []));
      expect(totals).toEqual(figuresOf(cohort));
      expect(Number(totals.due_25)).toBeGreaterThan(0);
      expect(Number(totals.in_force_25)).toBeLessThan(Number(totals.in_force_13));
    },
  );
});

describe('license gaps (R-LIC-01, domain.md 2.36)', () => {
  it('are licenses of Active people that are over or end soon, and people without any', async () => {
    const { rows, totals } = await addsUp('license-gaps', {}, ['open_policies']);
    const people = await host.db
      .selectFrom('app_user')
      .innerJoin('associate', 'associate.code', 'app_user.code')
      .select(['app_user.code', 'join_date', 'associate.disable_license_check'])
      .where('app_user.status', '=', 'Active')
      .where('path', 'is not', null)
      .execute();
    const licenses = (await host.db.selectFrom('license').selectAll().execute()).filter(
      (one) =>
        one.approval_status === 'Approved' &&
        one.status === 'Active' &&
        (one.type === 'Life' || one.type === 'LLQP Life'),
    );
    const active = new Set(people.map(({ code }) => code));
    const gapOf = (date: string) =>
      date < today ? 'Expired' : date <= addDays(today, 60) ? 'Ending' : undefined;
    const expected = [
      ...licenses
        .filter((one) => active.has(one.associate_code) && !one.is_renewed && one.expiration_date !== null)
        .map((one) => [one.id, gapOf(one.expiration_date as string)] as const)
        .filter(([, gap]) => gap !== undefined),
      ...people
        .filter(
          ({ code, join_date, disable_license_check }) =>
            !disable_license_check &&
            (join_date ?? today) <= addDays(today, -90) &&
            !licenses.some((one) => one.associate_code === code),
        )
        .map(({ code }) => [code, 'Not Licensed'] as const),
    ];
    expect(new Map(rows.map(({ key, gap }) => [key, gap]))).toEqual(new Map(expected));
    expect(rows.length).toBeGreaterThan(0);
    expect(totals).toMatchObject({
      gaps: rows.length,
      associates: new Set(rows.map(({ code }) => code)).size,
      expired: rows.filter(({ gap }) => gap === 'Expired').length,
      ending: rows.filter(({ gap }) => gap === 'Ending').length,
      not_licensed: rows.filter(({ gap }) => gap === 'Not Licensed').length,
    });
    const open = (await policies()).filter((one) =>
      ['Pending', 'Action Required'].includes(one.business_status),
    );
    for (const row of rows)
      expect(row.open_policies, String(row.key)).toBe(
        open.filter(
          (one) => one.writing_associate_code === row.code && (row.state === null || one.state === row.state),
        ).length,
      );
  });
});

describe('debit aging (domain.md 2.18, 2.36)', () => {
  it('is what remains of open debts, by the days since their event', async () => {
    const ages = [0, 30, 31, 60, 61, 90, 91, 180, 181, 400];
    for (const [index, age] of ages.entries())
      await sql`insert into chargeback (associate_code, reason, event_date, amount_cents, recovered_cents, currency)
        select code, 'Adjustment', ${addDays(today, -age)}::date, ${1_000 + index}, ${index}, currency
        from app_user cross join unnest(array['USD', 'CAD']) as currency where username in ('dev', 'ana')`.execute(
        host.db,
      );
    await sql`insert into chargeback (associate_code, reason, event_date, amount_cents, recovered_cents, written_off_cents, currency)
      select code, 'Adjustment', ${today}::date, 5000, 3000, 2000, 'USD' from app_user where username = 'ana'`.execute(
      host.db,
    );
    const rows = await allRows('debit-aging');
    const { totals } = await ask<{ totals: Row[] }>('debit-aging/totals');
    const open = (await host.db.selectFrom('chargeback').selectAll().execute())
      .map((one) => ({
        key: `${one.associate_code} ${one.currency}`,
        currency: one.currency,
        age: Math.max(0, daysBetween(one.event_date, today)),
        remaining:
          one.transferred_to_id === null ? one.amount_cents - one.recovered_cents - one.written_off_cents : 0,
      }))
      .filter(({ remaining }) => remaining > 0);
    type Open = (typeof open)[number];
    const sumsOf = (debts: readonly Open[]) => {
      const between = (from: number, to: number) =>
        debts
          .filter(({ age }) => age >= from && age <= to)
          .reduce((sum, { remaining }) => sum + remaining, 0);
      return {
        days_0_30_cents: between(0, 30),
        days_31_60_cents: between(31, 60),
        days_61_90_cents: between(61, 90),
        days_91_180_cents: between(91, 180),
        over_180_cents: between(181, 100_000),
        balance_cents: between(0, 100_000),
        open_chargebacks: debts.length,
      };
    };
    const groups = Map.groupBy(open, ({ key }) => key);
    expect(new Set(rows.map(({ key }) => key))).toEqual(new Set(groups.keys()));
    for (const row of rows) {
      const debts = groups.get(String(row.key)) ?? [];
      expect(row).toMatchObject({ ...sumsOf(debts), oldest_days: Math.max(...debts.map(({ age }) => age)) });
    }
    for (const { currency, associates, ...sums } of totals) {
      const own = rows.filter((row) => row.currency === currency);
      expect(associates).toBe(own.length);
      for (const [field, total] of Object.entries(sums)) expect(sumOf(own, field), field).toBe(total);
    }
    expect(totals.map(({ currency }) => currency)).toEqual(['USD', 'CAD']);
  });
});

describe('the recruiting funnel (domain.md 2.36)', () => {
  it.each(['Associate', 'Month'] as const)('leads from prospects to people who write, by %s', async (by) => {
    // On the first days of a year nobody may have joined in it.
    const on = addMonths(today, -3);
    const days = periodOf('Year', on).whole;
    const STEPS = [
      'added',
      'contacted',
      'presented',
      'followed_up',
      'recruited',
      'joined',
      'licensed',
      'wrote',
    ];
    const { rows, totals } = await addsUp('recruiting-funnel', { by, period: 'Year', on }, STEPS);
    const moves = await host.db
      .selectFrom('prospect_stage_move')
      .select(['prospect_id', 'to_stage'])
      .execute();
    const prospects = (
      await host.db
        .selectFrom('prospect')
        .select(['id', 'owner_code', 'kind', 'stage', 'created_at'])
        .execute()
    )
      .filter(({ kind }) => kind !== 'Client')
      .map((one) => ({ ...one, day: companyDay(one.created_at) }))
      .filter(({ day }) => day >= days.from && day <= days.to);
    const rank = (stage: string) => PROSPECT_STAGES.indexOf(stage as ProspectStage);
    const bestOf = (id: string, stage: string) =>
      Math.max(
        rank(stage),
        ...moves.filter((move) => move.prospect_id === id).map((move) => rank(move.to_stage)),
      );
    const people = (
      await host.db
        .selectFrom('app_user')
        .select(['code', 'recruiter_code', 'join_date', 'licensed_until'])
        .where('recruiter_code', 'is not', null)
        .execute()
    ).filter(({ join_date }) => join_date !== null && join_date >= days.from && join_date <= days.to);
    const writers = new Set((await policies()).map((policy) => policy.writing_associate_code));
    expect(prospects.length * people.length).toBeGreaterThan(0);
    const isOf = (key: unknown) => ({
      prospect: (one: (typeof prospects)[number]) =>
        (by === 'Month' ? one.day.slice(0, 7) : one.owner_code) === key,
      person: (one: (typeof people)[number]) =>
        (by === 'Month' ? String(one.join_date).slice(0, 7) : one.recruiter_code) === key,
    });
    for (const row of rows) {
      const entered = prospects.filter(isOf(row.key).prospect);
      const joined = people.filter(isOf(row.key).person);
      const reached = (stage: string) =>
        entered.filter((one) => bestOf(one.id, one.stage) >= rank(stage)).length;
      expect(row).toMatchObject({
        added: entered.length,
        contacted: reached('Contacted'),
        presented: reached('BOP Presented'),
        followed_up: reached('Follow Up'),
        recruited: reached('Recruited'),
        joined: joined.length,
        licensed: joined.filter(({ licensed_until }) => licensed_until !== null).length,
        wrote: joined.filter(({ code }) => writers.has(code)).length,
        presented_bps: bps(reached('BOP Presented'), entered.length),
      });
    }
    expect(totals.added).toBe(prospects.length);
    expect(totals.joined).toBe(people.length);
  });
});

describe('company reports', () => {
  const PATHS = ['placement', 'persistency', 'license-gaps', 'debit-aging', 'recruiting-funnel'];

  it('are closed to associates and to admins without reports (8.2)', async () => {
    const dev = await host.signInAs('dev');
    for (const path of PATHS) {
      for (const part of ['', '/count', '/totals', '/download'])
        expect((await dev.get(`/admin/reports/${path}${part}`)).statusCode, path).toBe(403);
    }
  });

  it('download their rows (R-REP-01)', async () => {
    for (const path of PATHS) {
      const rows = await allRows(path);
      const { url } = await ask<{ url: string }>(`${path}/download`);
      const file = await host.get(new URL(url).pathname);
      expect(file.statusCode, path).toBe(200);
      expect(file.body.trimEnd().split('\r\n'), path).toHaveLength(rows.length + 1);
    }
  });
});
