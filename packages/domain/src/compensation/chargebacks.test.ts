import { describe, expect, it } from 'vitest';
import { CHARGEBACK_REASONS } from '../enumerations/payments.ts';
import { chargeBack, checkChargeAmount } from './chargebacks.ts';
import { fractionText } from './exact.ts';
import type { ChargebackTerms, PolicyLedger } from './ledger.types.ts';
import { compensate } from './lines.ts';
import { monthsInForce, paidCents, portionVolumes, reasonClass, unearnedShare } from './standing.ts';
import { after, collect, openLedger, proRata, settle } from './testing/ledger.ts';
import { examples } from './testing/network.ts';
import type { PaymentTerms } from './types.ts';

type Name = keyof typeof examples;
type Options = Parameters<typeof openLedger>[1];
const ledger = (name: Name, options?: Options): PolicyLedger => {
  const { bv, snapshots, statusOf } = examples[name];
  return openLedger(compensate(bv, snapshots, statusOf), options);
};
/** A policy of one line of 36001 cents. */
const single = (
  payment: PaymentTerms,
  months_reported: number,
  terms: ChargebackTerms = proRata(),
): PolicyLedger => {
  const policy = ledger('1', { payment, terms });
  const line = { ...policy.lines[0], amount_cents: 36_001, rate_bps: 10_000, months_posted: 0, payments: [] };
  const portions = [{ portion: 0, share_bps: 10_000, bv_cents: 36_001 }] as const;
  return collect({ ...policy, portions, lines: [line as PolicyLedger['lines'][number]] }, months_reported);
};
const monthly: PaymentTerms = { payment_basis: 'Advance', advance_months: 9, premium_mode: 'Monthly' };
const asEarned: PaymentTerms = { ...monthly, payment_basis: 'As Earned' };
const lapse = (months: number) => after(months, 'Policy Lapsed');

describe('months in force (R-MNY-16)', () => {
  const dates = {
    reason: 'Policy Lapsed',
    event_date: '2030-01-01',
    paid_to_date: null,
    termination_date: null,
  } as const;

  it.each([
    ['2026-01-15', '2026-05-15', 4],
    ['2026-01-15', '2026-05-14', 3],
    ['2026-01-31', '2026-02-28', 1],
    ['2026-08-31', '2027-02-28', 6],
    ['2026-03-03', '2026-03-03', 0],
  ])('months_in_force: %s to %s is %i', (issued, end, months) => {
    expect(monthsInForce(issued, { ...dates, termination_date: end })).toBe(months);
  });

  it('counts to the paid-to date before the termination date (R-MNY-25), to the event date without a termination', () => {
    const known = {
      ...dates,
      paid_to_date: '2027-01-15',
      termination_date: '2026-05-15',
      event_date: '2026-04-15',
    };
    expect(monthsInForce('2026-01-15', known)).toBe(12);
    expect(monthsInForce('2026-01-15', { ...known, reason: 'Premium Reduced' })).toBe(3);
    expect(monthsInForce('2026-01-15', { ...known, reason: 'Free Look Return' })).toBe(0);
    expect(monthsInForce('2026-05-01', { ...dates, termination_date: '2026-04-15' })).toBe(0);
  });

  it('knows the class of every reason (R-MNY-17)', () => {
    const inClass = (name: string) => CHARGEBACK_REASONS.filter((reason) => reasonClass(reason) === name);
    expect(inClass('Full Recovery')).toHaveLength(5);
    expect(inClass('Schedule')).toEqual(['Policy Cancelled', 'Policy Lapsed', 'Past Due Premium']);
    expect(inClass('Re-rate')).toHaveLength(4);
    expect(inClass('Amount')).toHaveLength(5);
  });
});

describe('unearned share (R-MNY-18)', () => {
  const share = (terms: ChargebackTerms, months: number[]) =>
    months.map((m) => fractionText(unearnedShare(terms, m)));

  it('by method', () => {
    expect(share(proRata(), [0, 4, 11, 12, 20])).toEqual(['1', '2/3', '1/12', '0', '0']);
    expect(share({ method: 'Full', months: 9, steps: [] }, [0, 8, 9])).toEqual(['1', '1', '0']);
    const steps = [
      { through_month: 6, unearned_bps: 10_000 },
      { through_month: 12, unearned_bps: 5000 },
    ];
    expect(share({ method: 'Step', months: 12, steps }, [0, 5, 6, 11, 12])).toEqual([
      '1',
      '1',
      '1/2',
      '1/2',
      '0',
    ]);
  });

  it('is nothing with a period of 0', () => {
    expect(share(proRata(0), [0])).toEqual(['0']);
    expect(share({ method: 'Full', months: 0, steps: [] }, [0])).toEqual(['0']);
    const steps = [{ through_month: 6, unearned_bps: 10_000 }];
    expect(share({ method: 'Step', months: 0, steps }, [0])).toEqual(['0']);
    expect(chargeBack(ledger('1', { terms: proRata(0) }), lapse(0)).total_cents).toBe(0);
  });
});

describe('lapse of a fully paid policy (R-MNY-19, Appendix A.2)', () => {
  it.each([
    ['1', 4, [84000, 24000, 24000, 24000, 12000, 14400], 182400],
    ['2', 5, [21425, 6122, 6121, 6121, 3061, 2449, 3673, 2448, 1530], 52950],
    ['2', 0, [36728, 10494, 10494, 10494, 5247, 4198, 6296, 4197, 2623], 90771],
    ['2', 11, [3061, 874, 874, 874, 437, 350, 525, 350, 219], 7564],
    ['2', 12, [0, 0, 0, 0, 0, 0, 0, 0, 0], 0],
    ['3', 7, [21875, 6250, 6250, 6250, 3125, 3750, 22917, 4167, 2083, 2500], 79167],
  ] as const)('example %s after %i months, P = 12', (name, months, amounts, total) => {
    const outcome = chargeBack(ledger(name), lapse(months));
    expect(outcome.line_cents).toEqual(amounts);
    expect(outcome.total_cents).toBe(total);
    expect(outcome.cancels_installments).toBe(true);
  });

  it('reverses the BV of examples 6 and 7 (R-MNY-22)', () => {
    expect(chargeBack(ledger('1'), lapse(4)).event?.bv_reversals).toEqual([
      { portion: 0, bv_cents: 240_000 },
    ]);
    expect(chargeBack(ledger('2'), lapse(5)).event?.bv_reversals).toEqual([{ portion: 0, bv_cents: 61_214 }]);
  });

  it('posts one negative per line, with its trace (example 6)', () => {
    const { actions } = chargeBack(ledger('1'), lapse(4));
    expect(actions).toHaveLength(6);
    expect(actions[0]).toMatchObject({
      action: 'Charge',
      line_no: 1,
      associate_code: 'Ana',
      status: 'Chargeback',
      amount_cents: -84_000,
      trace: { months_in_force: 4, unearned: '2/3', paid_cents: 126_000, earned: '42000', exact: '84000' },
    });
  });

  it('counts an As Earned line paid at once as Advance (R-MNY-14)', () => {
    const payment = { ...asEarned, premium_mode: 'Annual' } as const;
    expect(chargeBack(ledger('1', { payment }), lapse(4)).total_cents).toBe(182_400);
  });
});

describe('partly paid and As Earned lines', () => {
  it('example 8: chargeback by month of a nine-month advance (Appendix A.3)', () => {
    expect(chargeBack(single(monthly, 7), lapse(7)).total_cents).toBe(6000);
    expect(chargeBack(single(monthly, 9), lapse(9)).total_cents).toBe(0);
    expect(chargeBack(single(monthly, 10), lapse(10)).total_cents).toBe(0);
  });

  it('As Earned: schedule reasons give nothing but BV, full recovery takes all (R-MNY-17, R-MNY-18, R-MNY-22)', () => {
    const policy = ledger('1', { payment: asEarned, months_reported: 4 });
    const lapsed = chargeBack(policy, lapse(4));
    expect(lapsed).toMatchObject({ total_cents: 0, actions: [], cancels_installments: true });
    expect(lapsed.event?.bv_reversals).toEqual([{ portion: 0, bv_cents: 240_000 }]);
    const slow = ledger('1', { payment: asEarned, months_reported: 4, terms: proRata(24) });
    expect(chargeBack(slow, lapse(4)).total_cents).toBe(0);
    const returned = chargeBack(policy, after(4, 'Free Look Return'));
    expect(returned.actions[0]?.trace).toMatchObject({ unearned: '1', months_in_force: 0 });
    expect(returned.line_cents).toEqual([42000, 12000, 12000, 12000, 6000, 7200]);
    expect(returned.is_fully_charged_back).toBe(true);
  });

  it('takes a line’s amount from its newest installments (R-MNY-20)', () => {
    const policy = single({ ...monthly, advance_months: 6 }, 9, proRata(24));
    const { actions, total_cents } = chargeBack(policy, lapse(9));
    // 27001 paid, 36001 × 9/24 = 13500.375 earned.
    expect(total_cents).toBe(13_501);
    expect(
      actions.map((each) => (each.action === 'Charge' ? [each.payment_id, each.amount_cents] : each)),
    ).toEqual([
      ['1/9', -3000],
      ['1/8', -3000],
      ['1/7', -3000],
      ['1/6', -4501],
    ]);
  });
});

describe('what is taken from which status (R-MNY-20)', () => {
  it('example 10: not taken while in escrow', () => {
    const policy = ledger('4a', {
      statusOf: (line) => (line.compensation_type === 'Training' ? 'Escrow' : 'Paid'),
    });
    const outcome = chargeBack(policy, after(2, 'Policy Not Taken'));
    expect(
      outcome.actions.map(
        (each) => each.action === 'Charge' && [each.associate_code, each.amount_cents, each.status],
      ),
    ).toEqual([
      ['Tom', -60_000, 'Chargeback Escrow'],
      ['Cara', -72_000, 'Chargeback'],
      ['Dev', -24_000, 'Chargeback'],
      ['Eve', -12_000, 'Chargeback'],
      ['Eve', -14_400, 'Chargeback'],
    ]);
    expect(outcome.is_fully_charged_back).toBe(true);
    expect(outcome.event?.bv_reversals).toEqual([{ portion: 0, bv_cents: 240_000 }]);
  });

  it('voids a Pending line, or replaces it by what is left', () => {
    const policy = ledger('1', { statusOf: () => 'Pending' });
    expect(chargeBack(policy, after(0, 'Insufficient Funds')).actions[0]).toMatchObject({
      action: 'Void',
      replacement_cents: 0,
    });
    const partly = settle(policy, lapse(4));
    expect(partly.outcome.actions[0]).toMatchObject({
      action: 'Void',
      payment_id: '1/12',
      replacement_cents: 42_000,
    });
    expect(partly.policy.lines[0]?.payments).toMatchObject([{ amount_cents: 42_000, status: 'Pending' }]);
  });

  it('sees the net of a line released from escrow (R-MNY-12)', () => {
    const escrow = ledger('4a', { statusOf: () => 'Escrow' });
    const charged = settle(
      escrow,
      after(1, 'Overpayment', { amounts: [{ line_no: 1, amount_cents: 20_000 }] }),
    ).policy;
    const lines = charged.lines.map((line) => ({
      ...line,
      payments: line.payments.map((payment) => ({ ...payment, status: 'Pending' as const })),
    }));
    expect(chargeBack({ ...charged, lines }, lapse(6)).actions[0]).toMatchObject({
      action: 'Void',
      replacement_cents: 30_000,
    });
  });
});

describe('amounts an admin enters (R-MNY-17, R-CB-01)', () => {
  it('come off the chosen line and reverse no BV', () => {
    const { outcome, policy } = settle(
      ledger('1'),
      after(3, 'Overpayment', { amounts: [{ line_no: 2, amount_cents: 500 }] }),
    );
    expect(outcome).toMatchObject({ line_cents: [0, 500, 0, 0, 0, 0], cancels_installments: false });
    expect(outcome.event?.bv_reversals).toEqual([]);
    const line = policy.lines[1];
    if (!line) throw new Error('no line');
    expect(checkChargeAmount(line, 35_500)).toBeNull();
    expect(checkChargeAmount(line, 35_501)).toBe('Chargeback cannot exceed the amount paid');
    const tooMuch = after(4, 'Adjustment', { amounts: [{ line_no: 2, amount_cents: 35_501 }] });
    expect(() => chargeBack(policy, tooMuch)).toThrow(RangeError);
  });

  it('end the installments only for a death', () => {
    expect(chargeBack(ledger('1'), after(3, 'Death Within Contestability')).cancels_installments).toBe(true);
    expect(chargeBack(ledger('1'), after(3, 'License Deficiency')).cancels_installments).toBe(false);
  });
});

describe('several events', () => {
  const steps: ChargebackTerms = {
    method: 'Step',
    months: 12,
    steps: [
      { through_month: 4, unearned_bps: 10_000 },
      { through_month: 8, unearned_bps: 5000 },
      { through_month: 12, unearned_bps: 2500 },
    ],
  };

  it('change nothing when posted twice, nor with the same months in force (R-MNY-19, I6)', () => {
    for (const terms of [proRata(), steps, { ...steps, method: 'Full' } as const]) {
      const first = settle(ledger('2', { terms }), lapse(5));
      expect(chargeBack(first.policy, lapse(5))).toMatchObject({ event: null, actions: [], total_cents: 0 });
      const again = chargeBack(first.policy, after(5, 'Policy Cancelled'));
      expect(again).toMatchObject({
        actions: [],
        total_cents: 0,
        event: { bv_reversals: [{ bv_cents: 0 }] },
      });
    }
  });

  it('take only what exceeds the earlier event, by step and pro rata (R-MNY-19, R-MNY-22)', () => {
    for (const [terms, first, second] of [
      [steps, 63_000, 63_000],
      [proRata(), 63_000, 42_000],
    ] as const) {
      const one = settle(ledger('1', { terms }), lapse(6));
      expect(one.outcome.line_cents[0]).toBe(first);
      const earlier = settle(one.policy, lapse(2));
      expect(earlier.outcome.line_cents[0]).toBe(second);
      expect(chargeBack(earlier.policy, lapse(9)).total_cents).toBe(0);
    }
  });

  it('full recovery after a lapse takes all that still stands and its BV (R-MNY-22, R-MNY-23)', () => {
    const lapsed = settle(ledger('2'), lapse(5)).policy;
    const { outcome, policy } = settle(lapsed, after(6, 'Policy Rescinded'));
    expect(outcome.is_fully_charged_back).toBe(true);
    expect(policy.lines.map(paidCents)).toEqual(policy.lines.map(() => 0));
    expect(outcome.event?.bv_reversals).toEqual([{ portion: 0, bv_cents: 104_938 - 61_214 }]);
    expect(portionVolumes(policy, 0).standing_cents).toBe(0);
  });

  it('is not fully charged back before every line is at zero (R-MNY-23)', () => {
    const policy = ledger('1');
    expect(chargeBack(policy, lapse(1)).is_fully_charged_back).toBe(false);
    expect(chargeBack(policy, lapse(0)).is_fully_charged_back).toBe(true);
    expect(chargeBack(ledger('7-one-cent'), lapse(12)).is_fully_charged_back).toBe(false);
    const { snapshots, statusOf } = examples['1'];
    const worthless = openLedger(compensate(0, snapshots, statusOf));
    expect(chargeBack(worthless, lapse(0)).is_fully_charged_back).toBe(false);
  });
});
