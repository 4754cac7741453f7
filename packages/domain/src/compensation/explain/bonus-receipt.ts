import { formatDate } from '../../dates.ts';
import { fraction, fractionText, parseFraction } from '../exact.ts';
import { bv, money, type ReceiptStep, rounding, step } from './receipt.ts';

/** What a Builder Bonus came from, stored with its line (domain.md 4.9, 4.13). */
export interface BuilderTrace {
  readonly program: 'Builder Bonus';
  readonly from: string;
  readonly to: string;
  /** Net issued BV of the country's month. */
  readonly issued_bv_cents: number;
  readonly pool_bps: number;
  readonly pool_cents: number;
  readonly shares: number;
  /** Shares of everybody who qualified. */
  readonly all_shares: number;
  readonly bonus_cents: number;
}

/** What a scholarship was awarded for, stored with its line (domain.md 5.6, 4.13). */
export interface ScholarshipTrace {
  readonly program: 'Scholarship';
  readonly letter: string;
  readonly from: string;
  readonly to: string;
  readonly bv_cents: number;
  readonly min_bv_cents: number;
  readonly recruits: number;
  readonly min_recruits: number;
  readonly award_cents: number;
}

export type ProgramTrace = BuilderTrace | ScholarshipTrace;

const daysOf = ({ from, to }: ProgramTrace) => `${formatDate(from)} – ${formatDate(to)}`;
const sharesOf = ({ shares, all_shares }: BuilderTrace) =>
  `${shares} of ${all_shares} ${all_shares === 1 ? 'share' : 'shares'}`;

/** Exact part of the pool, in cents. */
const partOf = ({ pool_cents, shares, all_shares }: BuilderTrace) =>
  fractionText(fraction(BigInt(pool_cents) * BigInt(shares), all_shares));

/** One sentence of what the line is for (R-EXP-01). */
export const explainProgram = (trace: ProgramTrace): string =>
  trace.program === 'Builder Bonus'
    ? `Builder Bonus of ${daysOf(trace)}: ${sharesOf(trace)} of the pool`
    : `Scholarship program ${trace.letter} of ${daysOf(trace)}`;

function builderSteps(trace: BuilderTrace): ReceiptStep[] {
  const exact = partOf(trace);
  const { num, den } = parseFraction(exact);
  return [
    step('basis', 'Issued BV of the month', { reason: daysOf(trace), ...bv(trace.issued_bv_cents) }),
    step('basis', 'Pool', { bps: trace.pool_bps, ...money(trace.pool_cents) }),
    step('amount', sharesOf(trace), money(exact)),
    ...rounding(
      exact,
      trace.bonus_cents,
      BigInt(trace.bonus_cents) > num / den,
      'with a spare cent of the pool',
    ),
  ];
}

const scholarshipSteps = (trace: ScholarshipTrace): ReceiptStep[] => [
  step('basis', 'Issued BV of the quarter', { reason: daysOf(trace), ...bv(trace.bv_cents) }),
  step('note', `Program ${trace.letter} asks for at least`, bv(trace.min_bv_cents)),
  ...(trace.min_recruits === 0
    ? []
    : [
        step('note', 'Recruits', {
          reason: `${trace.recruits}, at least ${trace.min_recruits} are asked for`,
        }),
      ]),
  step('amount', 'Award', money(trace.award_cents)),
];

/** The steps of what a program paid. */
export const programReceipt = (trace: ProgramTrace): ReceiptStep[] =>
  trace.program === 'Builder Bonus' ? builderSteps(trace) : scholarshipSteps(trace);
