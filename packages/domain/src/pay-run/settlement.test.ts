import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Debt,
  PAY_RUN_TERMS,
  type PayRunAccount,
  type Recovery,
  runTotals,
  type Settlement,
  settle,
  withholdBps,
} from './settlement.ts';

/** A.3 `recovery` and `carry`. */
const recovery = {
  debt: 84000,
  withhold_bps: 5000,
  runs: [
    [70000, 35000, 35000, 49000],
    [90001, 45000, 45001, 4000],
    [60000, 4000, 56000, 0],
  ] as const,
};
const carry = {
  min: 2500,
  runs: [
    { gross: 2000, paid: 0, carry: 2000 },
    { gross: 1000, paid: 3000, carry: 0 },
  ],
};

const account = (own: Partial<PayRunAccount> = {}): PayRunAccount => ({
  associate_code: 'U000123',
  currency: 'USD',
  lines: [],
  debts: [],
  carry_in_cents: 0,
  withhold_bps: 5_000,
  is_held: false,
  shared: null,
  ...own,
});
const line = (amount_cents: number, id = 'line') => ({ id, amount_cents });
const debt = (remaining_cents: number, event_date = '2026-05-15', id = 'debt') => ({
  id,
  event_date,
  remaining_cents,
});
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('recovery (domain.md 4.10)', () => {
  it('withholds example 9 over three runs with a limit of 50 %', () => {
    let owed = recovery.debt;
    for (const [gross, withheld, net, left] of recovery.runs) {
      const settled = settle(
        account({ lines: [line(gross)], debts: [debt(owed)], withhold_bps: recovery.withhold_bps }),
      );
      expect([settled.withheld_cents, settled.net_cents]).toEqual([withheld, net]);
      owed = settled.recoveries[0]?.remaining_cents ?? Number.NaN;
      expect(owed).toBe(left);
    }
  });
  it('withholds everything of who has left, as example 9 ends', () => {
    expect(withholdBps('Terminated', 5_000)).toBe(10_000);
    expect(withholdBps('Resigned', 0)).toBe(10_000);
    expect(withholdBps('Active', 5_000)).toBe(5_000);
    const settled = settle(
      account({
        lines: [line(70_000)],
        debts: [debt(84_000)],
        withhold_bps: withholdBps('Terminated', 5_000),
      }),
    );
    expect([settled.withheld_cents, settled.net_cents, settled.recoveries[0]?.remaining_cents]).toEqual([
      70_000, 0, 14_000,
    ]);
  });
  it('takes the oldest event first, the last one in part', () => {
    const settled = settle(
      account({
        lines: [line(10_000)],
        debts: [
          debt(9_000, '2026-03-01', 'newest'),
          debt(0, '2025-12-01', 'recovered'),
          debt(3_000, '2026-01-01', 'oldest'),
          debt(1_000, '2026-02-01', 'b'),
          debt(500, '2026-02-01', 'a'),
        ],
      }),
    );
    expect(settled.recoveries).toEqual([
      { debt_id: 'oldest', amount_cents: 3_000, debt_cents: 3_000, remaining_cents: 0 },
      { debt_id: 'a', amount_cents: 500, debt_cents: 500, remaining_cents: 0 },
      { debt_id: 'b', amount_cents: 1_000, debt_cents: 1_000, remaining_cents: 0 },
      { debt_id: 'newest', amount_cents: 500, debt_cents: 500, remaining_cents: 8_500 },
    ]);
  });
});

describe('payout', () => {
  it('carries example 12 until the minimum is reached (R-PAY-01)', () => {
    let carried = 0;
    for (const { gross, paid, carry: left } of carry.runs) {
      const settled = settle(account({ lines: [line(gross)], carry_in_cents: carried }), {
        min_payout_cents: { USD: carry.min, CAD: carry.min },
      });
      expect([settled.net_cents, settled.carry_out_cents]).toEqual([paid, left]);
      carried = settled.carry_out_cents;
    }
  });
  it('pays exactly the minimum and carries a cent less', () => {
    expect(settle(account({ lines: [line(2_500)] })).net_cents).toBe(2_500);
    expect(settle(account({ lines: [line(2_499)] })).carry_out_cents).toBe(2_499);
  });
  it('never withholds from what was carried', () => {
    const settled = settle(account({ debts: [debt(5_000)], carry_in_cents: 2_000, withhold_bps: 10_000 }));
    expect([settled.withheld_cents, settled.carry_out_cents]).toEqual([0, 2_000]);
  });
  it('leaves a held person out entirely (R-PAY-02)', () => {
    const settled = settle(
      account({ lines: [line(9_000)], debts: [debt(4_000)], carry_in_cents: 1_500, is_held: true }),
    );
    expect(settled).toMatchObject({
      processing: 'Action Required',
      line_ids: [],
      gross_cents: 0,
      withheld_cents: 0,
      net_cents: 0,
      carry_out_cents: 1_500,
      recoveries: [],
    });
  });
  it('shares only the payout with the partner, half up to the holder (4.10 step 6)', () => {
    const shared = { partner_code: 'U000456', share_bps: 5_000 };
    const paid = settle(account({ lines: [line(10_001)], debts: [debt(1)], shared }));
    expect([paid.net_cents, paid.partner_code, paid.partner_cents]).toEqual([10_000, 'U000456', 5_000]);
    const odd = settle(account({ lines: [line(10_001)], shared }));
    expect(odd.partner_cents).toBe(5_000);
    const carried = settle(account({ lines: [line(2_000)], shared }));
    expect([carried.partner_cents, carried.carry_out_cents]).toEqual([0, 2_000]);
    const whole = settle(account({ lines: [line(9_000)], shared: { ...shared, share_bps: 10_000 } }));
    expect([whole.partner_code, whole.partner_cents]).toEqual([null, 0]);
    const most = settle(account({ lines: [line(30_000)], shared: { ...shared, share_bps: 9_999 } }));
    expect([most.partner_code, most.partner_cents]).toEqual(['U000456', 3]);
    const none = settle(account({ lines: [line(9_000)], shared: { ...shared, share_bps: 0 } }));
    expect(none.partner_cents).toBe(9_000);
  });
  it('pays lines of zero cents with the others', () => {
    expect(settle(account({ lines: [line(0, 'zero'), line(3_000, 'real')] })).line_ids).toEqual([
      'zero',
      'real',
    ]);
  });
  it('refuses an account no ledger can hold', () => {
    expect(() => settle(account({ lines: [line(-1)] }))).toThrow(RangeError);
    expect(() => settle(account({ carry_in_cents: -1 }))).toThrow(RangeError);
    expect(() => settle(account({ debts: [debt(-1)] }))).toThrow(RangeError);
  });
});

const amounts = fc.integer({ min: 0, max: 10_000_000 });
const day = fc
  .integer({ min: 0, max: 9 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));
const oneRun = fc.record({
  lines: fc.array(amounts, { maxLength: 5 }),
  debts: fc.array(fc.record({ cents: fc.integer({ min: 1, max: 10_000_000 }), day }), { maxLength: 3 }),
  withhold_bps: fc.integer({ min: 0, max: 10_000 }),
  is_held: fc.boolean(),
  share_bps: fc.option(fc.integer({ min: 0, max: 10_000 })),
});

describe('several runs in sequence', () => {
  it('lose and invent no cent: payouts + withheld + carry out = gross + carry in (I8, R-MNY-29)', () => {
    fc.assert(
      fc.property(fc.array(oneRun, { minLength: 1, maxLength: 6 }), (runs) => {
        let pending: { id: string; amount_cents: number }[] = [];
        let debts: ReturnType<typeof debt>[] = [];
        let carried = 0;
        const totals = { posted: 0, charged: 0, net: 0, withheld: 0 };
        for (const [number, run] of runs.entries()) {
          pending = [...pending, ...run.lines.map((cents, index) => line(cents, `l${number}.${index}`))];
          debts = [
            ...debts,
            ...run.debts.map(({ cents, day: on }, index) => debt(cents, on, `d${number}.${index}`)),
          ];
          totals.posted += sum(run.lines);
          totals.charged += sum(run.debts.map(({ cents }) => cents));
          const settled = settle(
            account({
              lines: pending,
              debts,
              carry_in_cents: carried,
              withhold_bps: run.withhold_bps,
              is_held: run.is_held,
              shared: run.share_bps === null ? null : { partner_code: 'P', share_bps: run.share_bps },
            }),
          );
          expectSound(settled, run.withhold_bps);
          const taken = new Map(settled.recoveries.map((each) => [each.debt_id, each]));
          expectOldestFirst(debts, taken);
          debts = debts
            .map((each) => ({
              ...each,
              remaining_cents: taken.get(each.id)?.remaining_cents ?? each.remaining_cents,
            }))
            .filter(({ remaining_cents }) => remaining_cents > 0);
          const paid = new Set(settled.line_ids);
          pending = pending.filter(({ id }) => !paid.has(id));
          carried = settled.carry_out_cents;
          totals.net += settled.net_cents;
          totals.withheld += settled.withheld_cents;
        }
        expect(totals.net + totals.withheld + carried + sum(pending.map((each) => each.amount_cents))).toBe(
          totals.posted,
        );
        expect(totals.withheld + sum(debts.map((each) => each.remaining_cents))).toBe(totals.charged);
      }),
      { numRuns: 1_000 },
    );
  });
  it('answer the same whatever the order of lines and debts (R-MNY-32)', () => {
    fc.assert(
      fc.property(oneRun, fc.nat(), (run, seed) => {
        const given = account({
          lines: run.lines.map((cents, index) => line(cents, `l${index}`)),
          debts: run.debts.map(({ cents, day: on }, index) => debt(cents, on, `d${index}`)),
          withhold_bps: run.withhold_bps,
        });
        const rotate = <T>(list: readonly T[]) => {
          const at = list.length ? seed % list.length : 0;
          return [...list.slice(at), ...list.slice(0, at)];
        };
        const turned = settle({ ...given, lines: rotate(given.lines), debts: rotate(given.debts) });
        expect({ ...turned, line_ids: turned.line_ids.toSorted() }).toEqual(settle(given));
      }),
    );
  });
  it('add up to the totals of the run by currency', () => {
    const usd = settle(account({ lines: [line(9_000)], debts: [debt(1_000)] }));
    const small = settle(account({ lines: [line(2_000)], carry_in_cents: 100 }));
    const cad = settle(account({ currency: 'CAD', lines: [line(5_000)] }));
    const held = settle(account({ lines: [line(7_000)], is_held: true, carry_in_cents: 300 }));
    expect(runTotals([cad, usd, small, held])).toEqual([
      {
        currency: 'USD',
        associates: 2,
        held: 1,
        gross_cents: 11_000,
        withheld_cents: 1_000,
        carry_in_cents: 100,
        net_cents: 8_000,
        carry_out_cents: 2_100,
      },
      {
        currency: 'CAD',
        associates: 1,
        held: 0,
        gross_cents: 5_000,
        withheld_cents: 0,
        carry_in_cents: 0,
        net_cents: 5_000,
        carry_out_cents: 0,
      },
    ]);
  });
});

/** First in, first out: nothing is taken from a debt while an older one is open. */
function expectOldestFirst(debts: readonly Debt[], taken: ReadonlyMap<string, Recovery>): void {
  const leftOf = (each: Debt) => taken.get(each.id)?.remaining_cents ?? each.remaining_cents;
  const takenDays = debts.filter(({ id }) => taken.has(id)).map(({ event_date }) => event_date);
  const newestTaken = takenDays.toSorted().at(-1) ?? '';
  expect(debts.filter((each) => each.event_date < newestTaken && leftOf(each) > 0)).toEqual([]);
}

function expectSound(settled: Settlement, withholdLimit: number): void {
  const { gross_cents, withheld_cents, net_cents, carry_in_cents, carry_out_cents, partner_cents } = settled;
  expect(net_cents + withheld_cents + carry_out_cents).toBe(gross_cents + carry_in_cents);
  for (const each of [withheld_cents, net_cents, carry_out_cents, partner_cents])
    expect(each).toBeGreaterThanOrEqual(0);
  expect(withheld_cents * 10_000).toBeLessThanOrEqual(gross_cents * withholdLimit);
  expect(withheld_cents).toBe(sum(settled.recoveries.map(({ amount_cents }) => amount_cents)));
  expect(partner_cents).toBeLessThanOrEqual(net_cents);
  expect(net_cents === 0 || net_cents >= PAY_RUN_TERMS.min_payout_cents.USD).toBe(true);
  expect(net_cents === 0 || carry_out_cents === 0).toBe(true);
}
