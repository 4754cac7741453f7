import fc from 'fast-check';
import { describe, it } from 'vitest';
import { chargeBack } from './chargebacks.ts';
import { installments } from './installments.ts';
import type { ChargebackEvent, LinePayment, PolicyLedger } from './ledger.types.ts';
import { compensate } from './lines.ts';
import { reinstate } from './reinstatement.ts';
import { currentAmount, paidCents, portionVolumes } from './standing.ts';
import { anyPayment, anyPolicy, anyTerms, RUNS } from './testing/arbitrary.ts';
import { after, bringBack, collect, openLedger, settle } from './testing/ledger.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const anyStatus = fc.constantFrom<LinePayment['status']>('Paid', 'Escrow', 'Pending');

/** A policy with some months of premium reported and lines in all statuses. */
const anyLedger = fc
  .record({ policy: anyPolicy, payment: anyPayment, terms: anyTerms, months: fc.nat(12), status: anyStatus })
  .map(({ policy, payment, terms, months, status }) => {
    const result = compensate(policy.bv, policy.snapshots, policy.statusOf);
    const statusOf = ({ line_no }: { line_no: number }) => (line_no % 3 === 0 ? status : 'Paid');
    return { result, ledger: openLedger(result, { payment, terms, months_reported: months, statusOf }) };
  });

const anyEvent = fc
  .record({
    reason: fc.constantFrom<ChargebackEvent['reason']>(
      'Policy Lapsed',
      'Policy Lapsed',
      'Policy Cancelled',
      'Past Due Premium',
      'Policy Not Taken',
      'Premium Reduced',
      'Commission Recalculated',
      'Overpayment',
    ),
    months: fc.nat(26),
    /** Of the BV for re-rates, of the first line for amounts; in thousandths. */
    part: fc.nat(1500),
  })
  .map((drawn) => (policy: PolicyLedger, index: number): ChargebackEvent => {
    const { reason, months, part } = drawn;
    const bv = sum(policy.portions.map(({ bv_cents }) => bv_cents));
    const [line] = policy.lines;
    const amount_cents = line ? Math.floor((paidCents(line) * Math.min(part, 1000)) / 1000) : 0;
    return after(months, reason, {
      id: `event ${index}`,
      new_bv_cents:
        reason === 'Premium Reduced' || reason === 'Commission Recalculated'
          ? Math.floor(bv / 1000) * part
          : undefined,
      amounts: reason === 'Overpayment' ? [{ line_no: 1, amount_cents }] : undefined,
    });
  });
const anyEvents = fc.array(anyEvent, { minLength: 1, maxLength: 4 });

const isSound = (policy: PolicyLedger) =>
  policy.lines.every(({ payments }) =>
    payments.every(({ amount_cents, charged_cents }) => charged_cents >= 0 && charged_cents <= amount_cents),
  ) && policy.portions.every(({ portion }) => portionVolumes(policy, portion).standing_cents >= 0);

describe('invariants of later events (domain.md 4.12), each on 1,000 policies', () => {
  it('I6: no chargeback exceeds what remains of its line, and an event posted twice has no effect', () => {
    fc.assert(
      fc.property(anyLedger, anyEvents, ({ ledger }, events) => {
        let policy = ledger;
        return events.every((make, index) => {
          const event = make(policy, index);
          const { outcome, policy: next } = settle(policy, event);
          const isWithin = policy.lines.every((line, at) => (outcome.line_cents[at] ?? 0) <= paidCents(line));
          const isExact = next.lines.every((line, at) => {
            const before = policy.lines[at];
            return (
              before !== undefined && paidCents(line) === paidCents(before) - (outcome.line_cents[at] ?? 0)
            );
          });
          policy = next;
          return isWithin && isExact && isSound(next) && chargeBack(next, event).actions.length === 0;
        });
      }),
      { numRuns: RUNS },
    );
  });

  it('I6: the same termination reported once more under another id charges nothing either', () => {
    fc.assert(
      fc.property(anyLedger, fc.nat(26), ({ ledger }, months) => {
        const lapsed = settle(ledger, after(months, 'Policy Lapsed')).policy;
        const again = chargeBack(lapsed, after(months, 'Policy Cancelled'));
        return (
          again.total_cents === 0 &&
          sum(again.event?.bv_reversals.map(({ bv_cents }) => bv_cents) ?? []) === 0
        );
      }),
      { numRuns: RUNS },
    );
  });

  it('I7: what is paid in parts adds up to the line, whatever the basis', () => {
    fc.assert(
      fc.property(anyPolicy, anyPayment, (policy, payment) => {
        const { lines } = compensate(policy.bv, policy.snapshots, policy.statusOf);
        return lines.every(
          ({ amount_cents }) =>
            sum(installments(amount_cents, payment).map((part) => part.amount_cents)) === amount_cents,
        );
      }),
      { numRuns: RUNS },
    );
  });

  it('R-CMP-02: posted, still scheduled and House are the BV at any time before a chargeback', () => {
    fc.assert(
      fc.property(anyLedger, ({ result, ledger }) => {
        const posted = sum(ledger.lines.map(paidCents));
        const scheduled = ledger.lines.flatMap((line) =>
          installments(currentAmount(ledger, line), ledger.payment)
            .filter(({ from_month }) => from_month > line.months_posted)
            .map(({ amount_cents }) => amount_cents),
        );
        return posted + sum(scheduled) + result.house_cents === result.bv_cents;
      }),
      { numRuns: RUNS },
    );
  });

  it('R-MNY-24: reinstated, every line and the BV stand as before, and premiums complete the year', () => {
    fc.assert(
      fc.property(anyLedger, fc.nat(26), ({ ledger, result }, months) => {
        const lapsed = settle(ledger, after(months, 'Policy Lapsed')).policy;
        const back = bringBack(lapsed, reinstate(lapsed));
        return (
          back.lines.every((line, index) => paidCents(line) === paidCents(ledger.lines[index] ?? line)) &&
          sum(collect(back, 12).lines.map(paidCents)) + result.house_cents === result.bv_cents &&
          back.portions.every(
            ({ portion, bv_cents }) => portionVolumes(back, portion).standing_cents === bv_cents,
          )
        );
      }),
      { numRuns: RUNS },
    );
  });

  it('R-MNY-23: full recovery leaves every line at zero and no BV standing, whatever came before', () => {
    fc.assert(
      fc.property(anyLedger, anyEvents, ({ ledger }, events) => {
        let policy = ledger;
        for (const [index, make] of events.entries()) policy = settle(policy, make(policy, index)).policy;
        policy = settle(policy, after(0, 'Policy Rescinded')).policy;
        return (
          policy.lines.every((line) => paidCents(line) === 0) &&
          policy.portions.every(({ portion }) => portionVolumes(policy, portion).standing_cents === 0)
        );
      }),
      { numRuns: RUNS },
    );
  });
});
