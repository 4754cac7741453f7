import { describe, expect, it } from 'vitest';
import { chargeBack } from './chargebacks.ts';
import type { PolicyLedger } from './ledger.types.ts';
import { compensate } from './lines.ts';
import { reinstate } from './reinstatement.ts';
import { currentAmount, paidCents, portionVolumes } from './standing.ts';
import { after, bringBack, collect, openLedger, proRata, settle } from './testing/ledger.ts';
import { examples } from './testing/network.ts';
import type { PaymentTerms } from './types.ts';

type Options = Parameters<typeof openLedger>[1];
const ledger = (name: keyof typeof examples, options?: Options): PolicyLedger => {
  const { bv, snapshots, statusOf } = examples[name];
  return openLedger(compensate(bv, snapshots, statusOf), options);
};
const reduced = (months: number, new_bv_cents: number) => after(months, 'Premium Reduced', { new_bv_cents });
const monthly: PaymentTerms = { payment_basis: 'Advance', advance_months: 6, premium_mode: 'Monthly' };
const asEarned: PaymentTerms = { ...monthly, payment_basis: 'As Earned' };
const standing = (policy: PolicyLedger) => policy.lines.map(paidCents);
const amounts = (policy: PolicyLedger) => policy.lines.map((line) => currentAmount(policy, line));

describe('re-rate (R-MNY-21)', () => {
  it('example 13: premium reduced after three months (Appendix A.3 rerate)', () => {
    const { outcome, policy } = settle(ledger('1'), reduced(3, 240_000));
    expect(outcome.line_cents).toEqual([31500, 9000, 9000, 9000, 4500, 5400]);
    expect(outcome.total_cents).toBe(68_400);
    expect(outcome.cancels_installments).toBe(false);
    expect(outcome.event?.bv_reversals).toEqual([{ portion: 0, bv_cents: 90_000 }]);
    expect(amounts(policy)).toEqual([84000, 24000, 24000, 24000, 12000, 14400]);
  });

  it('pays an increase out as Adjustment lines and credits BV', () => {
    const { outcome, policy } = settle(ledger('1'), reduced(3, 480_000));
    expect(outcome.line_cents).toEqual([-31500, -9000, -9000, -9000, -4500, -5400]);
    expect(outcome.actions[0]).toMatchObject({
      action: 'Adjust',
      associate_code: 'Ana',
      amount_cents: 31_500,
    });
    expect(outcome.event?.bv_reversals).toEqual([{ portion: 0, bv_cents: -90_000 }]);
    expect(standing(policy)[0]).toBe(157_500);
  });

  it('keeps the people and rates of the first posting and rounds per portion (R-MNY-03, example 3)', () => {
    const policy = settle(ledger('3'), reduced(0, 150_001)).policy;
    const { snapshots, statusOf } = examples['3'];
    const anew = compensate(150_001, snapshots, statusOf).lines.map(({ amount_cents }) => amount_cents);
    expect(amounts(policy)).toEqual(anew);
    expect(standing(policy)).toEqual(anew);
  });

  it('a later lapse counts the old amount as earned up to the re-rate and the new one after it', () => {
    const policy = settle(ledger('1'), reduced(3, 240_000)).policy;
    const { outcome } = settle(policy, after(6, 'Policy Lapsed'));
    // 94500 stand; earned 126000 × 3/12 + 84000 × 3/12 = 52500.
    expect(outcome.line_cents[0]).toBe(42_000);
    expect(outcome.event?.bv_reversals).toEqual([{ portion: 0, bv_cents: 120_000 }]);
    expect(chargeBack(policy, after(12, 'Policy Lapsed')).total_cents).toBe(0);
  });

  it('a second re-rate starts from the first one’s amounts', () => {
    const once = settle(ledger('1'), reduced(3, 240_000)).policy;
    const { outcome, policy } = settle(once, after(6, 'Face Amount Reduced', { new_bv_cents: 120_000 }));
    expect(outcome.line_cents[0]).toBe(21_000);
    expect(portionVolumes(policy, 0)).toMatchObject({ current_cents: 120_000, standing_cents: 210_000 });
    expect(chargeBack(policy, after(12, 'Policy Lapsed')).total_cents).toBe(0);
  });

  it('dated before an earlier one holds from its own month on', () => {
    const late = settle(ledger('1'), reduced(6, 240_000)).policy;
    const { policy } = settle(late, after(3, 'Face Amount Reduced', { new_bv_cents: 120_000 }));
    // 126000 × 3/12 and 42000 from then on: 42000 earned after six months.
    const stood = standing(policy)[0] ?? 0;
    expect(chargeBack(policy, after(6, 'Policy Lapsed')).line_cents[0]).toBe(stood - 42_000);
  });

  it('takes all that stands and no more when it goes back to before an increase (R-CB-01)', () => {
    const raised = settle(ledger('1'), reduced(9, 480_000)).policy;
    expect(standing(raised)[0]).toBe(136_500);
    const { outcome, policy } = settle(raised, after(0, 'Commission Recalculated', { new_bv_cents: 0 }));
    expect(outcome.line_cents[0]).toBe(136_500);
    expect(portionVolumes(policy, 0).standing_cents).toBe(0);
  });

  it('on a line not fully paid takes its unearned amount in proportion; later installments follow the new C', () => {
    const policy = ledger('1', { payment: monthly });
    const { outcome, policy: rerated } = settle(policy, reduced(3, 240_000));
    // Ana has 63000 for six months; unearned 31500, a third of it.
    expect(outcome.line_cents[0]).toBe(10_500);
    const full = collect(rerated, 12);
    expect(full.lines[0]?.payments.slice(1).map(({ amount_cents }) => amount_cents)).toEqual(
      Array(6).fill(7000),
    );
    expect(standing(full)[0]).toBe(63_000 - 10_500 + 42_000);
    expect(chargeBack(full, after(12, 'Policy Lapsed')).total_cents).toBe(0);
  });

  it('charges nothing on an As Earned line still being paid', () => {
    const policy = ledger('1', { payment: asEarned, months_reported: 3 });
    const { outcome, policy: rerated } = settle(policy, reduced(3, 240_000));
    expect(outcome).toMatchObject({ total_cents: 0, event: { bv_reversals: [{ bv_cents: 90_000 }] } });
    expect(standing(collect(rerated, 4))[0]).toBe(31_500 + 7000);
    const slow = ledger('1', { payment: asEarned, months_reported: 3, terms: proRata(24) });
    expect(chargeBack(slow, reduced(3, 240_000)).total_cents).toBe(0);
  });

  it('charges half by a step of half (R-MNY-18)', () => {
    const steps = [{ through_month: 12, unearned_bps: 5000 }];
    const policy = ledger('1', { terms: { method: 'Step', months: 12, steps } });
    expect(chargeBack(policy, reduced(3, 240_000)).line_cents).toEqual([21000, 6000, 6000, 6000, 3000, 3600]);
  });

  it('never takes more than stands, and pays nobody whose money was reverted or forfeited', () => {
    const lapsed = settle(ledger('1'), after(1, 'Policy Lapsed')).policy;
    const { policy } = settle(lapsed, reduced(0, 0));
    expect(standing(policy).every((cents) => cents >= 0)).toBe(true);
    const gone = ledger('4a');
    const lines = gone.lines.map((line, index) => (index === 0 ? { ...line, payments: [] } : line));
    expect(chargeBack({ ...gone, lines }, reduced(3, 480_000)).line_cents[0]).toBe(0);
  });

  it('to nearly nothing before the first pay run and back pays everybody again (R-MNY-21)', () => {
    const pending = ledger('1', { statusOf: () => 'Pending' });
    const nothing = settle(pending, reduced(0, 5)).policy;
    expect(standing(nothing)).toEqual(amounts(nothing));
    const back = settle(nothing, { ...reduced(0, 360_000), id: 'corrected' });
    expect(standing(back.policy)).toEqual(standing(pending));
    const none = settle(pending, reduced(0, 0)).policy;
    expect(standing(none)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(standing(settle(none, { ...reduced(0, 360_000), id: 'corrected' }).policy)).toEqual(
      standing(pending),
    );
  });

  it('pays nobody whose line was forfeited before a re-rate to nothing', () => {
    const paid = ledger('1');
    const lines = paid.lines.map((line, index) => (index === 0 ? { ...line, payments: [] } : line));
    const none = settle({ ...paid, lines }, reduced(0, 0)).policy;
    const { outcome } = settle(none, { ...reduced(0, 360_000), id: 'corrected' });
    expect(outcome.line_cents).toEqual([0, -36000, -36000, -36000, -18000, -21600]);
  });

  it.each([0, 1, 5])('of a part-paid line to %i cents and back pays what stood (R-MNY-21)', (bv_cents) => {
    for (const [months, status] of [
      [0, 'Pending'],
      [0, 'Paid'],
      [3, 'Pending'],
      [3, 'Paid'],
    ] as const) {
      const before = ledger('1', { payment: monthly, statusOf: () => status });
      const nothing = settle(before, reduced(months, bv_cents)).policy;
      const { policy } = settle(nothing, { ...reduced(months, 360_000), id: 'corrected' });
      const off = standing(policy).map((cents, index) => Math.abs(cents - (standing(before)[index] ?? 0)));
      expect(Math.max(...off)).toBeLessThanOrEqual(1);
      expect(
        standing(collect(policy, 12)).map((cents, index) => cents - (standing(policy)[index] ?? 0)),
      ).toEqual([63000, 18000, 18000, 18000, 9000, 10800]);
    }
  });

  it('needs the new BV', () => {
    expect(() => chargeBack(ledger('1'), after(3, 'Commission Recalculated'))).toThrow(RangeError);
  });
});

describe('reinstatement (R-MNY-24)', () => {
  it('gives back what the lapse took, with its BV, and leaves later events as if it had not been', () => {
    const before = ledger('2');
    const lapsed = settle(before, after(5, 'Policy Lapsed'));
    const outcome = reinstate(lapsed.policy);
    expect(outcome.total_cents).toBe(52_950);
    expect(outcome.bv_credits).toEqual([{ portion: 0, bv_cents: 61_214 }]);
    expect(outcome.actions[0]).toMatchObject({
      action: 'Adjust',
      associate_code: 'Ana',
      amount_cents: 21_425,
      escrow_payment_id: null,
      trace: { is_reinstatement: true },
    });
    const back = bringBack(lapsed.policy, outcome);
    expect(standing(back)).toEqual(standing(before));
    expect(portionVolumes(back, 0).standing_cents).toBe(104_938);
    const again = settle(back, after(5, 'Policy Cancelled'));
    expect(again.outcome.line_cents).toEqual(lapsed.outcome.line_cents);
    expect(again.outcome.event?.bv_reversals).toEqual(lapsed.outcome.event?.bv_reversals);
    expect(reinstate(back)).toMatchObject({ event_ids: [], actions: [], total_cents: 0 });
  });

  it('schedules cancelled installments again', () => {
    const policy = ledger('1', { payment: monthly });
    const lapsed = settle(policy, after(4, 'Policy Lapsed')).policy;
    const back = bringBack(lapsed, reinstate(lapsed));
    expect(standing(collect(back, 12))).toEqual([126000, 36000, 36000, 36000, 18000, 21600]);
  });

  it('returns escrow to escrow, and what was taken from a Pending line', () => {
    const policy = ledger('4a', { statusOf: ({ line_no }) => (line_no === 1 ? 'Escrow' : 'Pending') });
    const ended = settle(policy, after(1, 'Policy Not Taken'));
    const outcome = reinstate(ended.policy);
    expect(outcome.total_cents).toBe(ended.outcome.total_cents);
    expect(outcome.actions.map((each) => each.action === 'Adjust' && each.escrow_payment_id)).toEqual([
      '1/12',
      null,
      null,
      null,
      null,
    ]);
    expect(standing(bringBack(ended.policy, outcome))).toEqual(standing(policy));
  });

  it('leaves re-rates and an admin’s amounts as they are unless told', () => {
    const rerated = settle(ledger('1'), reduced(3, 240_000)).policy;
    const charged = settle(
      rerated,
      after(4, 'Overpayment', { amounts: [{ line_no: 1, amount_cents: 100 }] }),
    ).policy;
    const lapsed = settle(charged, after(6, 'Policy Lapsed')).policy;
    const back = bringBack(lapsed, reinstate(lapsed));
    expect(standing(back)[0]).toBe(94_400);
    expect(amounts(back)[0]).toBe(84_000);
    expect(reinstate(lapsed, ['Overpayment 4']).total_cents).toBe(100);
    expect(() => reinstate(lapsed, ['Premium Reduced 3'])).toThrow(RangeError);
    expect(() => reinstate(back, ['Policy Lapsed 6'])).toThrow(RangeError);
  });
});
