import { addDays, formatDate } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListedProblem } from '../../testing/index.ts';
import { type PayRunTestHost, startPayRuns } from './pay-runs.test-support.ts';

let pay: PayRunTestHost;
beforeAll(async () => {
  pay = await startPayRuns();
});
afterAll(() => pay.host.close());
beforeEach(async () => {
  await sql`truncate pay_run_review, payout_recovery, payout, bank_file, pay_run, compensation_line, chargeback, payout_information cascade`.execute(
    pay.host.db,
  );
  await sql`alter table journal disable trigger user`.execute(pay.host.db);
  await sql`alter table journal_line disable trigger user`.execute(pay.host.db);
  await sql`truncate journal, journal_line, ledger_balance, ledger_account cascade`.execute(pay.host.db);
  await sql`alter table journal enable trigger user`.execute(pay.host.db);
  await sql`alter table journal_line enable trigger user`.execute(pay.host.db);
  await sql`update app_user set payout_hold_until = null, status = 'Active' where username = 'ana'`.execute(
    pay.host.db,
  );
});

const refusal = (reply: { statusCode: number; json(): unknown }) => ({
  status: reply.statusCode,
  message: (reply.json() as { message: string }).message,
});

describe('a pay run (domain.md 2.23)', () => {
  it('is drafted one at a time with a week that closes on Tuesday and is paid on Friday', async () => {
    const { period_end, pay_date } = await pay.draft();
    expect(new Date(period_end).getUTCDay()).toBe(2);
    expect(new Date(pay_date).getUTCDay()).toBe(5);
    expect(refusal(await pay.send(pay.opener, '/admin/pay-runs', undefined, {}))).toEqual({
      status: 409,
      message: 'Close the present pay run before the next one',
    });
  });

  it('is not paid more than ten years ahead (R-VAL-14)', async () => {
    const body = { period_end: '2062-11-24', pay_date: '2062-11-27' };
    const refused = await pay.send(pay.opener, '/admin/pay-runs', undefined, body);
    expect(refused.json<ListedProblem>().fields).toEqual([
      { field: 'pay_date', message: 'Pay Date is not valid' },
    ]);
  });

  it('begins the day after the last closed run ends; the first run chooses (R-MNY-32)', async () => {
    const first = await pay.draft({ period_start: '2026-10-01' });
    expect(first.period_start).toBe('2026-10-01');
    const closed = await pay.close(await pay.open(first));
    const begins = addDays(closed.period_end, 1);
    const wrong = async (reply: Promise<{ json(): unknown }>) =>
      ((await reply).json() as ListedProblem).fields;
    const expected = [{ field: 'period_start', message: `Period must begin on ${formatDate(begins)}` }];
    for (const period_start of [closed.period_end, addDays(begins, 1)])
      expect(await wrong(pay.send(pay.opener, '/admin/pay-runs', undefined, { period_start }))).toEqual(
        expected,
      );
    const second = await pay.draft({ period_start: begins });
    const put = pay.opener.put(`/admin/pay-runs/${second.id}`, {
      body: { period_start: addDays(begins, 1) },
      headers: { 'if-match': `"${second.version}"` },
    });
    expect(await wrong(put)).toEqual(expected);
  });

  it('says what its next step needs, and who did what', async () => {
    await pay.bank('ana');
    await pay.earn('ana', 10_000, { currency: 'CAD' });
    const draft = await pay.draft();
    expect(draft.needs).toEqual([
      {
        label: 'A rate for lines in another currency',
        missing: ['Lines in CAD are paid in another currency. Enter the rate before opening'],
      },
    ]);
    const changed = await pay.opener.put(`/admin/pay-runs/${draft.id}`, {
      body: { cad_usd_rate: '0.7286' },
      headers: { 'if-match': `"${draft.version}"` },
    });
    const opened = await pay.open(changed.json());
    const second = 'Somebody else has opened the run';
    expect(opened.needs).toContainEqual({
      label: second,
      missing: ['Another person than the one who opened the pay run must close it'],
    });
    const seen = (await pay.closer.get(`/admin/pay-runs/${opened.id}`)).json<typeof opened>();
    expect(seen.needs).toContainEqual({ label: second, missing: [] });
    await pay.close(opened);
    const file = await pay.send(pay.closer, `/admin/pay-runs/${opened.id}/bank-files`, undefined, {
      currency: 'USD',
    });
    expect(file.statusCode).toBe(201);
    const trail = (await pay.opener.get(`/admin/pay-runs/${opened.id}/audit`)).json<{
      rows: { action: string; entity: string }[];
    }>();
    expect(trail.rows.map(({ entity, action }) => `${entity} ${action}`)).toEqual([
      'bank_file export',
      'pay_run close',
      'pay_run update',
      'pay_run transition',
      'pay_run update',
      'pay_run create',
    ]);
  });

  it('is closed by another person than the one who opened it, once (two-person rule, R-MNY-32)', async () => {
    await pay.earn('ana', 70_000);
    await pay.bank('ana');
    const opened = await pay.open(await pay.draft());
    expect(opened).toMatchObject({
      status: 'Open',
      work: null,
      totals: [{ currency: 'USD', associates: 1, gross_cents: 70_000, net_cents: 70_000 }],
    });
    expect(opened.actions).toEqual(['reopen']);
    const path = `/admin/pay-runs/${opened.id}/close`;
    expect(refusal(await pay.send(pay.opener, path, opened.version))).toEqual({
      status: 409,
      message: 'Another person than the one who opened the pay run must close it',
    });
    const closed = await pay.close(opened);
    expect(closed).toMatchObject({ status: 'Closed', work: null });
    expect(refusal(await pay.send(pay.closer, path, closed.version))).toEqual({
      status: 409,
      message: 'Status cannot change from Closed to Closed',
    });
    const line = await pay.host.db.selectFrom('compensation_line').selectAll().executeTakeFirstOrThrow();
    expect(line).toMatchObject({ status: 'Paid', pay_run_id: closed.id });
    await pay.expectWhole();
  });

  it('recovers debts within the limit, oldest event first (example 9)', async () => {
    await pay.bank('ana');
    await pay.owe('ana', 50_000, '2026-02-01');
    await pay.owe('ana', 34_000, '2026-01-01');
    const expected = [
      [70_000, 35_000, 35_000, 49_000],
      [90_001, 45_000, 45_001, 4_000],
      [60_000, 4_000, 56_000, 0],
    ] as const;
    for (const [gross, withheld, net, left] of expected) {
      await pay.earn('ana', gross);
      const run = await pay.payEverybody();
      expect(await pay.payoutOf(run.id, 'ana')).toMatchObject({
        gross_cents: gross,
        withheld_cents: withheld,
        net_cents: net,
      });
      const debts = await pay.host.db.selectFrom('chargeback').selectAll().orderBy('event_date').execute();
      expect(debts.reduce((sum, debt) => sum + debt.amount_cents - debt.recovered_cents, 0)).toBe(left);
      if (left === 49_000) expect(debts[0]?.recovered_cents).toBe(34_000);
      await pay.expectWhole();
    }
  });

  it('withholds everything of who has left (example 9, R-MNY-34)', async () => {
    await pay.bank('ana');
    await pay.owe('ana', 84_000);
    await pay.earn('ana', 70_000);
    await sql`update app_user set status = 'Terminated' where username = 'ana'`.execute(pay.host.db);
    const run = await pay.payEverybody();
    expect(await pay.payoutOf(run.id, 'ana')).toMatchObject({ withheld_cents: 70_000, net_cents: 0 });
    await pay.expectWhole();
  });

  it('carries what is below the minimum (example 12, R-PAY-01)', async () => {
    await pay.bank('ana');
    await pay.earn('ana', 2_000);
    const first = await pay.payEverybody();
    expect(await pay.payoutOf(first.id, 'ana')).toMatchObject({ net_cents: 0, carry_out_cents: 2_000 });
    await pay.expectWhole();
    await pay.earn('ana', 1_000);
    const second = await pay.payEverybody();
    expect(await pay.payoutOf(second.id, 'ana')).toMatchObject({
      carry_in_cents: 2_000,
      net_cents: 3_000,
      carry_out_cents: 0,
    });
    await pay.expectWhole();
  });

  it('leaves out who has no account, a new one or a hold, with the reason (R-PAY-02, R-BNK-03)', async () => {
    await pay.earn('ana', 10_000);
    await pay.earn('ben', 20_000);
    await pay.bank('ben', { ageMs: 23 * 3_600_000 });
    await pay.earn('cara', 30_000);
    await pay.bank('cara');
    const until = new Date(pay.host.clock.now().getTime() + 3_600_000);
    await sql`update app_user set payout_hold_until = ${until} where username = 'cara'`.execute(pay.host.db);
    await pay.earn('dev', 40_000);
    await pay.bank('dev');
    const opened = await pay.open(await pay.draft());
    expect(opened.totals).toMatchObject([{ associates: 1, held: 3, gross_cents: 40_000 }]);
    const { rows } = (await pay.opener.get(`/admin/pay-runs/${opened.id}/review`)).json<{
      rows: { associate: { code: string }; held_reason: string | null; pending_cents: number }[];
    }>();
    const reasons = Object.fromEntries(rows.map((row) => [row.associate.code, row.held_reason]));
    expect(reasons).toEqual({
      [pay.codeOf('ana')]: 'No approved payout information',
      [pay.codeOf('ben')]: 'Payout information was approved less than 24 hours before the run opened',
      [pay.codeOf('cara')]: expect.stringMatching(/^Payouts are on hold until /),
      [pay.codeOf('dev')]: null,
    });
    const closed = await pay.close(opened);
    expect(closed.status).toBe('Closed');
    const pending = await pay.host.db
      .selectFrom('compensation_line')
      .select('associate_code')
      .where('status', '=', 'Pending')
      .execute();
    expect(pending).toHaveLength(3);
    const told = await pay.host.db
      .selectFrom('notification')
      .select(['user_code', 'type'])
      .where('type', 'in', ['payout-held', 'statement-ready'])
      .execute();
    expect(told).toEqual(
      expect.arrayContaining([
        { user_code: pay.codeOf('ana'), type: 'payout-held' },
        { user_code: pay.codeOf('dev'), type: 'statement-ready' },
      ]),
    );
    await sql`update app_user set payout_hold_until = null`.execute(pay.host.db);
    await pay.expectWhole();
  });

  it('takes no line posted after its cut-off', async () => {
    await pay.bank('ana');
    await pay.earn('ana', 10_000);
    const opened = await pay.open(await pay.draft());
    pay.host.clock.advance(1_000);
    await pay.earn('ana', 5_000);
    const closed = await pay.close(opened);
    expect(closed.status).toBe('Closed');
    expect(await pay.payoutOf(closed.id, 'ana')).toMatchObject({ gross_cents: 10_000 });
    await pay.expectWhole();
  });

  it('closes nothing but what was reviewed: a change takes all of it back and shows the new figures', async () => {
    await pay.bank('ana');
    await pay.bank('ben');
    await pay.earn('ben', 50_000);
    const line = await pay.earn('ana', 10_000);
    const opened = await pay.open(await pay.draft());
    expect(await pay.voidLine(line)).toBe(true);
    const refused = await pay.close(opened);
    expect(refused).toMatchObject({
      status: 'Open',
      work: null,
      refusal: expect.stringContaining('Something changed since the review'),
      totals: [{ associates: 1, gross_cents: 50_000 }],
    });
    expect(await pay.payoutsOf(refused.id)).toEqual([]);
    const closed = await pay.close(refused);
    expect(closed).toMatchObject({ status: 'Closed', refusal: null });
    await pay.expectWhole();
  });

  it('goes back to the draft and gives the same figures again (R-MNY-32)', async () => {
    await pay.bank('ana');
    await pay.earn('ana', 10_000);
    const opened = await pay.open(await pay.draft());
    const first = await pay.host.db.selectFrom('pay_run').select('fingerprint').executeTakeFirst();
    const reply = await pay.send(pay.opener, `/admin/pay-runs/${opened.id}/reopen`, opened.version);
    expect(reply.json()).toMatchObject({ status: 'Draft', totals: [] });
    await pay.open(reply.json());
    expect(await pay.host.db.selectFrom('pay_run').select('fingerprint').executeTakeFirst()).toEqual(first);
  });

  it('pays lines of another currency at its rate and keeps both amounts (R-MNY-30)', async () => {
    await pay.bank('ana');
    await pay.earn('ana', 10_000);
    await pay.earn('ana', 3_333, { currency: 'CAD' });
    const run = await pay.draft();
    expect(refusal(await pay.send(pay.opener, `/admin/pay-runs/${run.id}/open`, run.version))).toEqual({
      status: 409,
      message: 'Lines in CAD are paid in another currency. Enter the rate before opening',
    });
    const changed = await pay.opener.put(`/admin/pay-runs/${run.id}`, {
      body: { cad_usd_rate: '0.7286' },
      headers: { 'if-match': `"${run.version}"` },
    });
    const closed = await pay.close(await pay.open(changed.json()));
    expect(await pay.payoutOf(closed.id, 'ana')).toMatchObject({ gross_cents: 12_428, lines: 2 });
    const line = await pay.host.db
      .selectFrom('compensation_line')
      .selectAll()
      .where('currency', '=', 'CAD')
      .executeTakeFirst();
    expect(line).toMatchObject({ amount_cents: 3_333, paid_cents: 2_428, paid_currency: 'USD' });
    await pay.expectWhole();
  });

  it('nets a debt in another currency at its rate, oldest first with the others (R-MNY-30)', async () => {
    await pay.bank('ana');
    const oldest = await pay.owe('ana', 5_000, '2026-01-10', 'Policy Lapsed', 'CAD');
    const own = await pay.owe('ana', 1_000, '2026-01-11');
    const last = await pay.owe('ana', 10_000, '2026-01-12', 'Policy Lapsed', 'CAD');
    await pay.earn('ana', 20_000);
    await pay.earn('ana', 1_000, { currency: 'CAD' });
    const run = await pay.draft();
    expect(refusal(await pay.send(pay.opener, `/admin/pay-runs/${run.id}/open`, run.version))).toMatchObject({
      status: 409,
    });
    const changed = await pay.opener.put(`/admin/pay-runs/${run.id}`, {
      body: { cad_usd_rate: '0.7286' },
      headers: { 'if-match': `"${run.version}"` },
    });
    const closed = await pay.close(await pay.open(changed.json()));
    // 200.00 and 7.29 of 10.00 CAD; half of it is withheld: 36.43 for 50.00 CAD, 10.00, and 57.21 of 72.86 for 100.00 CAD.
    const payout = await pay.payoutOf(closed.id, 'ana');
    expect(payout).toMatchObject({ gross_cents: 20_729, withheld_cents: 10_364, net_cents: 10_365 });
    const recovered = async (id: string) =>
      pay.host.db
        .selectFrom('chargeback')
        .innerJoin('payout_recovery', 'payout_recovery.chargeback_id', 'chargeback.id')
        .select(['recovered_cents', 'payout_recovery.amount_cents', 'debt_cents'])
        .where('chargeback.id', '=', id)
        .executeTakeFirstOrThrow();
    expect(await recovered(oldest)).toEqual({
      recovered_cents: 5_000,
      amount_cents: 3_643,
      debt_cents: 5_000,
    });
    expect(await recovered(own)).toEqual({ recovered_cents: 1_000, amount_cents: 1_000, debt_cents: null });
    expect(await recovered(last)).toEqual({ recovered_cents: 7_852, amount_cents: 5_721, debt_cents: 7_852 });
    await pay.expectWhole();

    const ana = await pay.host.signInAs('ana');
    const path = `/payments/statements/${payout?.id}`;
    const statement = (await ana.get(path)).json();
    expect(statement.recoveries[0]).toMatchObject({
      amount_cents: 3_643,
      debt_cents: 5_000,
      currency: 'CAD',
      conversion_rate: 7_286,
    });
    const csv = (await ana.get(`${path}/csv`)).body;
    expect(csv).toContain('7.29,10.00,CAD,0.7286');
    expect(csv).toContain('-36.43,-50.00,CAD,0.7286');
  });

  it('shares the payout of a jointly held code, not its debt (4.10 step 6)', async () => {
    await pay.bank('ana');
    await pay.earn('ana', 10_001);
    await sql`update associate set share_bps = 6000, share_with_code = ${pay.codeOf('ben')} where code = ${pay.codeOf('ana')}`.execute(
      pay.host.db,
    );
    const held = await pay.open(await pay.draft());
    expect(held.totals).toMatchObject([{ held: 1 }]);
    // An account in another currency takes no part of it: the bank file could never send it there.
    await pay.bank('ben', { account: '1234567', canada: true });
    const other = await pay.send(pay.opener, `/admin/pay-runs/${held.id}/reopen`, held.version);
    const still = await pay.open(other.json());
    expect(still.totals).toMatchObject([{ held: 1 }]);
    await sql`delete from payout_information where associate_code = ${pay.codeOf('ben')}`.execute(
      pay.host.db,
    );
    await pay.bank('ben');
    const reopened = await pay.send(pay.opener, `/admin/pay-runs/${still.id}/reopen`, still.version);
    const closed = await pay.close(await pay.open(reopened.json()));
    expect(await pay.payoutOf(closed.id, 'ana')).toMatchObject({
      net_cents: 10_001,
      partner_code: pay.codeOf('ben'),
      partner_cents: 4_000,
    });
    await sql`update associate set share_bps = 10000, share_with_code = null where code = ${pay.codeOf('ana')}`.execute(
      pay.host.db,
    );
    await pay.expectWhole();
  });
});
