import { describe, expect, it } from 'vitest';
import { chargeBack } from '../chargebacks.ts';
import { add, fraction, fractionText, parseFraction, ZERO } from '../exact.ts';
import { compensate } from '../lines.ts';
import { postedTrace } from '../posting.ts';
import { after, openLedger } from '../testing/ledger.ts';
import { examples } from '../testing/network.ts';
import type { LineTrace } from '../types.ts';
import { eventReceipt, lineReceipt, type ReceiptStep } from './receipt.ts';
import { formatExactMoney } from './wording.ts';

type Name = keyof typeof examples;
const names = Object.keys(examples) as Name[];
const linesOf = (name: Name) => {
  const { bv, snapshots, statusOf } = examples[name];
  return compensate(bv, snapshots, statusOf).lines;
};
const traceOf = (name: Name, line_no: number) => linesOf(name)[line_no - 1]?.trace as LineTrace;

/** The exact amount and its rounding, in cents. */
const sumOf = (steps: readonly ReceiptStep[]) =>
  fractionText(
    steps
      .filter(({ kind }) => kind === 'amount' || kind === 'rounding')
      .map(({ value }) => parseFraction(value ?? '0'))
      .reduce(add, ZERO),
  );

/** A step in one line, as a reader would say it. */
const said = ({ kind, label, code, reason, bps, unit, value }: ReceiptStep) =>
  [kind, label, code, reason, bps, unit, value].filter((part) => part !== null).join(' | ');

describe('the receipt of a line (R-EXP-01)', () => {
  it.each(names)('example %s: the exact amount and its rounding make every line', (name) => {
    for (const { trace, amount_cents } of linesOf(name))
      expect(sumOf(lineReceipt(trace))).toBe(String(amount_cents));
  });

  it('of Gus’s override in example 2 names who was passed over and the spare cent', () => {
    expect(lineReceipt(traceOf('2', 6)).map(said)).toEqual([
      'basis | Policy BV | bv | 104938',
      'rate | National Marketing Director | S1 | 7400',
      'rate | Already paid up to | Eve | -7000',
      'passed | Passed over | Fay | lower rate | 6500',
      'amount | Override, the difference | 400 | money | 104938/25',
      'rounding | Rounding | with a spare cent of all lines together | money | 12/25',
    ]);
  });

  it('of the writer of a split has the share, and what rounding adds', () => {
    expect(lineReceipt(traceOf('3', 1)).map(said)).toEqual([
      'basis | Policy BV | bv | 250001',
      'basis | Writing share | 6000 | bv | 150001',
      'amount | Associate | S1 | 3500 | money | 1050007/20',
      'rounding | Rounding | with a spare cent of all lines together | money | 13/20',
    ]);
  });

  it('of a training share, its writer, a generation, a part and a hold', () => {
    expect(lineReceipt(traceOf('4b', 1)).map(said).slice(1)).toEqual([
      'rate | Training Associate | S1 | 2500',
      'amount | Training, half of the writer’s rate | 1750 | money | 42000',
    ]);
    expect(lineReceipt(traceOf('4b', 2)).map(said).slice(1)).toEqual([
      'rate | Associate | S1 | 3500',
      'rate | Training associate | Tom | -1750',
      'amount | What is left | 1750 | money | 42000',
    ]);
    expect(lineReceipt(traceOf('5', 4)).map(said).slice(1)).toEqual([
      'rate | Regional Marketing Director, generation 1 above | Jo',
      'passed | Passed over | Ned | Resigned | 6500',
      'amount | Revenue Bonus | 600 | money | 30000',
    ]);
    const part = { installment: 0, from_month: 1, through_month: 9, amount_cents: 94_500 };
    const posted = postedTrace(traceOf('1', 1), { status: 'Escrow', escrow_reason: 'Suspension' }, part);
    expect(lineReceipt(posted).map(said).slice(2)).toEqual([
      'note | For the whole year | money | 126000',
      'result | Months 1 to 9 of 12 | money | 94500',
      'note | Held | It waits in escrow because the account is suspended.',
    ]);
  });

  it('of a lapse after five months adds up in every line (example 7)', () => {
    const { bv, snapshots, statusOf } = examples['2'];
    const lapse = after(5, 'Policy Lapsed');
    const { actions, line_cents } = chargeBack(openLedger(compensate(bv, snapshots, statusOf)), lapse);
    expect(actions.length).toBeGreaterThan(0);
    for (const { trace, line_no } of actions)
      expect(sumOf(eventReceipt(trace))).toBe(String(line_cents[line_no - 1]));
  });
});

it('writes parts of a cent with their sign', () => {
  expect(formatExactMoney('1050007/20')).toBe('$525.0035');
  expect(formatExactMoney(fractionText(fraction(-13, 20n)))).toBe('-$0.0065');
  expect(formatExactMoney('126000')).toBe('$1,260.00');
  expect(formatExactMoney('-46/3')).toBe('about -$0.1533');
  expect(formatExactMoney('1/3', { signed: true })).toBe('about +$0.0033');
});
