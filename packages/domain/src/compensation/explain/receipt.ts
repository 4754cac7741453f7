import { levelOf } from '../../access/levels.ts';
import { formatDate } from '../../dates.ts';
import { fraction, fractionText, parseFraction, subtract } from '../exact.ts';
import type { EventTrace } from '../ledger.types.ts';
import type { LineTrace, PassReason } from '../types.ts';
import { HOLDS } from './explain-line.ts';
import { isWholeCents } from './wording.ts';

/** What a step of a receipt is: it decides how loud it is drawn. */
export const RECEIPT_STEPS = [
  'basis',
  'rate',
  'passed',
  'amount',
  'rounding',
  'note',
  'result',
  'text',
] as const;

/** One line of a receipt, from the top: what it is, the rate it speaks of, and the value it leaves at the right. */
export interface ReceiptStep {
  readonly kind: (typeof RECEIPT_STEPS)[number];
  readonly label: string;
  /** Who it speaks of. */
  readonly code: string | null;
  /** Why, in a word or a sentence. */
  readonly reason: string | null;
  readonly bps: number | null;
  readonly unit: 'bv' | 'money' | null;
  /** Cents as a reduced fraction, `104938/25`; an integer has no slash. */
  readonly value: string | null;
}

type Rest = Partial<Omit<ReceiptStep, 'kind' | 'label'>>;

export const step = (kind: ReceiptStep['kind'], label: string, rest: Rest = {}): ReceiptStep => ({
  kind,
  label,
  code: null,
  reason: null,
  bps: null,
  unit: null,
  value: null,
  ...rest,
});
export const bv = (cents: number) => ({ unit: 'bv', value: String(cents) }) as const;
export const money = (cents: number | string) => ({ unit: 'money', value: String(cents) }) as const;

const PASSED: Readonly<Record<PassReason, string>> = {
  Terminated: 'Terminated',
  Resigned: 'Resigned',
  Unlicensed: 'no valid license',
  'Same Level': 'same level',
  'Same Rate': 'same rate',
  'Lower Rate': 'lower rate',
  'Not Senior': 'not a senior level',
};

const months = (count: number) => (count === 1 ? '1 month' : `${count} months`);

/** What rounding adds to the exact amount or takes from it, for example `+13/20` of a cent (R-MNY-08). */
export function rounding(
  exact: string,
  cents: number,
  hasSpareCent: boolean,
  why = 'with a spare cent of all lines together',
): ReceiptStep[] {
  if (isWholeCents(exact)) return [];
  const difference = subtract(fraction(cents), parseFraction(exact));
  const reason = hasSpareCent ? why : null;
  return [step('rounding', 'Rounding', { reason, ...money(fractionText(difference)) })];
}

const wholeCents = ({ exact, remainder_cent }: Pick<LineTrace, 'exact' | 'remainder_cent'>): number => {
  const { num, den } = parseFraction(exact);
  return Number(num / den) + remainder_cent;
};

/** The rates of a line, from the own one down to what is left of it. */
function rateSteps(trace: LineTrace): ReceiptStep[] {
  const { line_bps: bps, exact, own_rate_bps, paid_below_bps, paid_below_code } = trace;
  const level = levelOf(trace.level_code).name;
  const plan = trace.schedule_version;
  const left = (label: string) => step('amount', label, { bps, ...money(exact) });
  const below = (label: string) =>
    step('rate', label, { code: paid_below_code, bps: paid_below_bps === 0 ? null : -paid_below_bps });
  switch (trace.compensation_type) {
    case 'Training':
    case 'Training Reversion':
      return [
        step('rate', level, { reason: plan, bps: own_rate_bps }),
        left(bps < own_rate_bps ? 'Training, half of the writer’s rate' : 'Training'),
      ];
    case 'Override Bonus':
      return [
        step('rate', level, { reason: plan, bps: own_rate_bps }),
        below('Already paid up to'),
        ...trace.passed.map(passedStep),
        left('Override, the difference'),
      ];
    case 'Revenue Bonus':
      return [
        step('rate', `${level}, generation ${trace.generation} above`, { code: trace.producer_code }),
        ...trace.passed.map(passedStep),
        left('Revenue Bonus'),
      ];
    default:
      return paid_below_code === null
        ? [...trace.passed.map(passedStep), step('amount', level, { reason: plan, bps, ...money(exact) })]
        : [
            step('rate', level, { reason: plan, bps: own_rate_bps }),
            below('Training associate'),
            left('What is left'),
          ];
  }
}

const passedStep = ({ code, reason, rate_bps }: LineTrace['passed'][number]): ReceiptStep =>
  step('passed', 'Passed over', { code, reason: PASSED[reason], bps: rate_bps });

/** What of the year's amount is paid here. */
function partSteps(trace: LineTrace): ReceiptStep[] {
  const { installment, reversion, hold } = trace;
  const isPart = installment !== null && (installment.from_month > 1 || installment.through_month < 12);
  return [
    ...(isPart
      ? [
          step('note', 'For the whole year', money(wholeCents(trace))),
          step(
            'result',
            installment.from_month === installment.through_month
              ? `Month ${installment.from_month} of 12`
              : `Months ${installment.from_month} to ${installment.through_month} of 12`,
            money(installment.amount_cents),
          ),
        ]
      : []),
    ...(reversion
      ? [
          step('result', 'Left when the training program was reverted', {
            code: trace.producer_code,
            ...money(reversion.amount_cents),
          }),
        ]
      : []),
    ...(hold ? [step('note', 'Held', { reason: HOLDS[hold] })] : []),
  ];
}

/** The steps from the business volume of a policy to the amount of a line (domain.md 4.13, R-EXP-01). */
export function lineReceipt(trace: LineTrace): ReceiptStep[] {
  const whole = trace.kind === 'First Year' ? 'Policy BV' : `${trace.kind} BV`;
  const share = trace.portion === 0 ? 'Writing share' : `Split ${trace.portion} share`;
  return [
    step('basis', whole, bv(trace.bv_cents)),
    ...(trace.portion_bps === 10_000
      ? []
      : [step('basis', share, { bps: trace.portion_bps, ...bv(trace.portion_bv_cents) })]),
    ...rateSteps(trace),
    ...rounding(trace.exact, wholeCents(trace), trace.remainder_cent === 1),
    ...partSteps(trace),
  ];
}

const shareBps = (unearned: string): number => {
  const { num, den } = parseFraction(unearned);
  return Number((num * 10_000n) / den);
};

/** Why the amount of an event is what it is. */
function ground(trace: EventTrace): ReceiptStep[] {
  const { reason_class, paid_cents, earned, taken_before_cents, full_cents, new_full_cents } = trace;
  const stood = step('basis', 'Stood on the line', money(paid_cents));
  switch (reason_class) {
    case 'Full Recovery':
      return [stood, step('note', 'For this reason all of it is recovered')];
    case 'Schedule':
      return earned === null
        ? [
            stood,
            ...(taken_before_cents > 0 ? [step('basis', 'Taken before', money(taken_before_cents))] : []),
            step('rate', 'Not earned by the product’s schedule', { bps: shareBps(trace.unearned) }),
          ]
        : [
            stood,
            step('rate', `Earned in ${trace.months_in_force} of ${months(trace.period_months)}`, {
              ...money(fractionText(subtract(fraction(0), parseFraction(earned)))),
            }),
          ];
    case 'Re-rate':
      return [
        stood,
        step('basis', 'The year’s amount before', money(full_cents)),
        step('basis', 'The year’s amount after', money(new_full_cents ?? full_cents)),
        step('rate', 'Of the difference not earned', { bps: shareBps(trace.unearned) }),
      ];
    case 'Amount':
      return [step('note', 'The amount was entered by the home office')];
  }
}

/** The steps of what an event took from a line or gave back. */
export function eventReceipt(trace: EventTrace): ReceiptStep[] {
  const isTimed = trace.reason_class === 'Schedule' || trace.reason_class === 'Re-rate';
  const day = formatDate(trace.event_date);
  const happened = step('note', trace.reason, {
    reason: isTimed ? `${day}, after ${months(trace.months_in_force)} in force` : day,
  });
  if (trace.is_reinstatement)
    return [happened, step('result', 'Given back by the reinstatement', money(trace.entry_cents))];
  const isPart = trace.action !== 'Void' && Math.abs(trace.entry_cents) !== Math.abs(trace.line_cents);
  return [
    happened,
    ...ground(trace),
    step('amount', trace.line_cents < 0 ? 'Paid out' : 'Charged back', money(trace.exact)),
    ...rounding(trace.exact, trace.line_cents, trace.remainder_cent === 1),
    ...(isPart ? [step('result', 'Of it from this payment', money(trace.entry_cents))] : []),
  ];
}
