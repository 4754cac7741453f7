import type { Currency } from '@upline/domain';
import { settle, withholdBps } from '@upline/domain/pay-run';
import { periodOf } from '@upline/domain/production';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { type PayRunTestHost, startPayRuns } from '../../money/pay-runs/pay-runs.test-support.ts';
import { type TestClient, testContext } from '../../testing/index.ts';
import type {
  paymentsByTeam,
  paymentsCashflow,
  paymentsStatistics,
  paymentsTopEarners,
} from './payments.schemas.ts';

let pay: PayRunTestHost;
let dev: TestClient;
let paidOn: string;

/** A bonus of dev's from the sale of somebody, as posting writes it. */
async function bonus(type: 'Override Bonus' | 'Revenue Bonus', source: string, cents: number, of = 'dev') {
  const id = await pay.earn(of, cents);
  await pay.host.db
    .updateTable('compensation_line')
    .set({ compensation_type: type, source_associate_code: pay.codeOf(source) })
    .where('id', '=', id)
    .execute();
  return id;
}

beforeAll(async () => {
  pay = await startPayRuns();
  dev = await pay.host.signInAs('dev');
  for (const name of ['dev', 'ana', 'ben', 'cara', 'eve', 'hal']) await pay.bank(name);
  await pay.owe('dev', 100_000);
  await bonus('Override Bonus', 'ana', 60_000);
  await pay.earn('ana', 40_000);
  await pay.earn('eve', 90_000);
  const run = await pay.payEverybody();
  // Its money goes out today.
  paidOn = testContext(pay.host).today;
  await pay.host.db
    .updateTable('pay_run')
    .set({ pay_date: paidOn, period_end: paidOn, period_start: paidOn })
    .where('id', '=', run.id)
    .execute();
  await bonus('Override Bonus', 'ana', 21_000);
  await bonus('Revenue Bonus', 'ben', 9_000);
  await bonus('Override Bonus', 'cara', 5_000);
  await bonus('Override Bonus', 'hal', 700);
  await pay.earn('dev', 33_000, { currency: 'CAD' });
  await pay.voidLine(await bonus('Override Bonus', 'ana', 400_000));
  await bonus('Override Bonus', 'ana', 1_000_000, 'eve');
});
afterAll(() => pay.host.close());

async function tile<S extends z.ZodType>(client: TestClient, path: string, query = {}): Promise<z.output<S>> {
  const reply = await client.get(path.startsWith('/') ? path : `/dashboards/payments/${path}`, { query });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<z.output<S>>();
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Lines, debts and payouts counted by hand; of everybody without a name. */
async function facts(currency: Currency, name?: string) {
  const ofName = <T extends { associate_code: string; currency: string }>(rows: T[]) =>
    rows.filter(
      (row) => row.currency === currency && (name === undefined || row.associate_code === pay.codeOf(name)),
    );
  const { db } = pay.host;
  const lines = ofName(await db.selectFrom('compensation_line').selectAll().execute()).filter(
    ({ voided_at }) => voided_at === null,
  );
  const left = (status: string) =>
    sum(lines.filter((line) => line.status === status).map((line) => line.amount_cents - line.charged_cents));
  const debts = ofName(await db.selectFrom('chargeback').selectAll().execute()).filter(
    ({ transferred_to_id }) => transferred_to_id === null,
  );
  const payouts = ofName(await db.selectFrom('payout').selectAll().execute());
  return {
    lines,
    payouts,
    pending_cents: left('Pending'),
    escrow_cents: left('Escrow'),
    chargeback_balance_cents: sum(
      debts.map((debt) => debt.amount_cents - debt.recovered_cents - debt.written_off_cents),
    ),
    paid_cents: sum(payouts.map(({ net_cents }) => net_cents)),
    withheld_cents: sum(payouts.map(({ withheld_cents }) => withheld_cents)),
  };
}

describe('the payments dashboard (domain.md 2.34)', () => {
  it('states what is paid, pending, held and owed as the lines, debts and payouts say', async () => {
    for (const currency of ['USD', 'CAD'] as const) {
      const { lines: _, payouts: __, withheld_cents: ___, ...counted } = await facts(currency, 'dev');
      expect(await tile(dev, 'statistics', { currency })).toMatchObject(counted);
    }
  });

  it('estimates the next payout by the settlement the run will make (4.10)', async () => {
    const { pending_cents, chargeback_balance_cents } = await facts('USD', 'dev');
    const { next } = await tile<typeof paymentsStatistics>(dev, 'statistics');
    const expected = settle({
      associate_code: 'dev',
      currency: 'USD',
      lines: [{ id: '', amount_cents: pending_cents }],
      debts: [{ id: '', event_date: paidOn, remaining_cents: chargeback_balance_cents }],
      carry_in_cents: 0,
      withhold_bps: withholdBps('Active', 5_000),
      is_held: false,
      shared: null,
    });
    expect(expected.withheld_cents).toBeGreaterThan(0);
    expect(next).toMatchObject({
      withheld_cents: expected.withheld_cents,
      estimate_cents: pending_cents - expected.withheld_cents,
    });
    expect(new Date(next.pay_date).getUTCDay()).toBe(5);
    expect(next.pay_date >= paidOn).toBe(true);
    // A foreign line is converted by the run; debts are recovered in the currency of the payout alone (R-MNY-30).
    const foreign = await tile<typeof paymentsStatistics>(dev, 'statistics', { currency: 'CAD' });
    expect(foreign.next).toMatchObject({ withheld_cents: 0, estimate_cents: 33_000 });
  });

  it('expects nothing for who has nothing pending', async () => {
    const { next } = await tile<typeof paymentsStatistics>(await pay.host.signInAs('ana'), 'statistics');
    expect(next).toMatchObject({ estimate_cents: 0, withheld_cents: 0 });
  });

  it('says why a run would leave somebody out, by the very reason of the run (R-PAY-02)', async () => {
    const { next } = await tile<typeof paymentsStatistics>(await pay.host.signInAs('tom'), 'statistics');
    expect(next.held_reason).toBe('No approved payout information');
    const own = await tile<typeof paymentsStatistics>(dev, 'statistics');
    expect(own.next.held_reason).toBeNull();
    const all = await tile<typeof paymentsStatistics>(pay.opener, '/admin/dashboards/payments/statistics');
    expect(all.next.held_reason).toBeNull();
  });

  it('shows twelve months of cash, the open one last', async () => {
    const { months } = await tile<typeof paymentsCashflow>(dev, 'cashflow');
    const { paid_cents, withheld_cents } = await facts('USD', 'dev');
    expect(months).toHaveLength(12);
    expect(months.at(-1)).toEqual({
      month: `${paidOn.slice(0, 7)}-01`,
      paid_cents,
      withheld_cents,
      chargebacks_cents: 0,
    });
    expect(withheld_cents).toBeGreaterThan(0);
    expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).toSorted());
  });

  it('counts what is charged back in the month of its posting', async () => {
    const id = await pay.earn('ben', 80_000);
    await pay.host.db
      .updateTable('compensation_line')
      .set({ amount_cents: -80_000, status: 'Chargeback' })
      .where('id', '=', id)
      .execute();
    const { months } = await tile<typeof paymentsCashflow>(await pay.host.signInAs('ben'), 'cashflow');
    expect(months.at(-1)?.chargebacks_cents).toBe(80_000);
    const all = await tile<typeof paymentsCashflow>(pay.opener, '/admin/dashboards/payments/cashflow');
    expect(sum(all.months.map(({ chargebacks_cents }) => chargebacks_cents))).toBe(80_000);
    await pay.host.db
      .updateTable('compensation_line')
      .set({ amount_cents: 80_000, status: 'Pending' })
      .where('id', '=', id)
      .execute();
  });

  it('shares override and revenue among the legs they come from; who is elsewhere closes the sum', async () => {
    const { rows, total_cents } = await tile<typeof paymentsByTeam>(dev, 'by-team');
    expect(rows).toEqual([
      {
        code: pay.codeOf('cara'),
        name: 'Cara Nguyen',
        override_cents: 86_000,
        revenue_cents: 9_000,
        total_cents: 95_000,
      },
      { code: null, name: 'Other', override_cents: 700, revenue_cents: 0, total_cents: 700 },
    ]);
    const { lines } = await facts('USD', 'dev');
    const counted = lines.filter(({ compensation_type }) =>
      /^(Override|Revenue) Bonus$/.test(compensation_type),
    );
    expect(total_cents).toBe(sum(counted.map(({ amount_cents }) => amount_cents)));
  });

  it('names the five whose sales brought most override', async () => {
    const { rows } = await tile<typeof paymentsTopEarners>(dev, 'top-earners');
    expect(rows.map(({ name, amount_cents }) => [name, amount_cents])).toEqual([
      ['Ana Alvarez', 81_000],
      ['Cara Nguyen', 5_000],
      ['Hal Thompson', 700],
    ]);
  });

  it('never shows what others earn (7.1)', async () => {
    const ana = await pay.host.signInAs('ana');
    const { paid_cents } = await tile<typeof paymentsStatistics>(ana, 'statistics');
    expect(paid_cents).toBe((await facts('USD', 'ana')).paid_cents);
    expect((await tile<typeof paymentsByTeam>(ana, 'by-team')).rows).toEqual([]);
    for (const path of ['statistics', 'cashflow', 'top-earners'])
      expect((await dev.get(`/admin/dashboards/payments/${path}`)).statusCode).toBe(403);
  });

  it('names nobody to a Suspended associate, who still sees the own money', async () => {
    const sam = await pay.host.signInAs('sam');
    await tile(sam, 'statistics');
    await tile(sam, 'cashflow');
    expect((await sam.get('/dashboards/payments/by-team')).statusCode).toBe(403);
    expect((await sam.get('/dashboards/payments/top-earners')).statusCode).toBe(403);
  });

  it('is of everybody for admins, as the runs and the ledger say', async () => {
    const path = '/admin/dashboards/payments';
    const { lines: _, payouts, withheld_cents, ...counted } = await facts('USD');
    const found = await tile<typeof paymentsStatistics>(pay.opener, `${path}/statistics`, { period: 'Year' });
    expect(found).toMatchObject(counted);
    const owing = await facts('USD', 'dev');
    expect(found.next.withheld_cents).toBe(
      Math.min(owing.chargeback_balance_cents, Math.floor(owing.pending_cents / 2)),
    );
    const { months } = await tile<typeof paymentsCashflow>(pay.opener, `${path}/cashflow`);
    expect(months.at(-1)).toMatchObject({ paid_cents: counted.paid_cents, withheld_cents });
    const { rows } = await tile<typeof paymentsTopEarners>(pay.opener, `${path}/top-earners`);
    expect(rows.map(({ amount_cents }) => amount_cents)).toEqual(
      payouts
        .map(({ net_cents }) => net_cents)
        .filter((cents) => cents > 0)
        .toSorted((a, b) => b - a)
        .slice(0, 5),
    );
    expect(rows[0]?.name).toBe('Eve Lindqvist');
  });

  it('counts the days of the period alone', async () => {
    const { from, to } = periodOf('Month', paidOn).previous;
    await pay.host.db
      .updateTable('pay_run')
      .set({ pay_date: to, period_end: from, period_start: from })
      .execute();
    expect(await tile(dev, 'statistics', { period: 'Month' })).toMatchObject({ paid_cents: 0 });
    expect(await tile(dev, 'statistics', { period: 'Year' })).toMatchObject({
      paid_cents: from.slice(0, 4) === paidOn.slice(0, 4) ? (await facts('USD', 'dev')).paid_cents : 0,
    });
  });
});
