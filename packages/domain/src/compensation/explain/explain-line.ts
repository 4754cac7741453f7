import type { EscrowReason } from '../../enumerations/payments.ts';
import type { LineTrace, PassedPerson } from '../types.ts';
import { isWholeCents, portionName, type Wording, type Words, wordsOf } from './wording.ts';

export const HOLDS: Readonly<Record<EscrowReason, string>> = {
  Training: 'It waits in escrow until the training program is completed.',
  License: 'It waits in escrow because there is no valid life license yet.',
  Suspension: 'It waits in escrow because the account is suspended.',
  'Associate Flag': 'It waits in escrow because the account is set to hold new compensation.',
  'Missing Payout Info': 'It waits in escrow because there is no approved payout information.',
  Supervision: 'It waits in escrow until the supervisor has acknowledged the case.',
  Manual: 'It is held in escrow by the company.',
};

function carried(trace: LineTrace, { volume, percent }: Words): string {
  const subject = trace.kind === 'First Year' ? 'The policy' : `This ${trace.kind} payment`;
  const whole = `${subject} carries ${volume(trace.bv_cents)} (business volume)`;
  if (trace.portion_bps === 10_000) return `${whole}.`;
  const share = `${percent(trace.portion_bps)} of it, ${volume(trace.portion_bv_cents)}`;
  return `${whole}. ${portionName(trace.portion)} has ${share}.`;
}

/** Who has which rate, and how much of it the line is. */
function rates(trace: LineTrace, words: Words): string[] {
  const { name, percent, level, date } = words;
  const person = name(trace.associate_code);
  const source = trace.schedule_version === null ? 'on the ladder' : `in schedule ${trace.schedule_version}`;
  const position = `${person}’s level was ${level(trace.level_code)} on ${date(trace.submit_date)}`;
  const rate = `${position}, which pays ${percent(trace.own_rate_bps)} of BV for ${trace.kind} business ${source}.`;
  const below = trace.paid_below_code === null ? '' : name(trace.paid_below_code);
  const line = percent(trace.line_bps);
  switch (trace.compensation_type) {
    case 'Training':
    case 'Training Reversion':
      return [
        rate,
        `The training associate gets this rate, but at most half of the writing associate’s ${percent(trace.producer_rate_bps)}: ${line}.`,
      ];
    case 'Override Bonus':
      return [
        rate,
        `${percent(trace.paid_below_bps)} was already paid below, up to ${below}, so the difference is ${line}.`,
      ];
    case 'Revenue Bonus':
      return [
        `${position}. ${person} is generation ${trace.generation} above ${name(trace.producer_code)}: the next senior associate above ${below}.`,
        `Generation ${trace.generation} is paid a Revenue Bonus of ${line} of BV.`,
      ];
    default:
      if (!below) return [rate];
      return [
        rate,
        `Training associate ${below} gets ${percent(trace.paid_below_bps)} of that, so ${line} is left.`,
      ];
  }
}

function passedOver(person: PassedPerson, trace: LineTrace, { name, percent, level, date }: Words): string {
  const who = name(person.code);
  const below = trace.paid_below_code ?? trace.producer_code;
  const payer = below === trace.producer_code ? 'the writer' : name(below);
  switch (person.reason) {
    case 'Terminated':
    case 'Resigned':
      return `${who} was passed over: status ${person.reason} when the line was posted.`;
    case 'Unlicensed':
      return `${who} was passed over: no valid life license on ${date(trace.submit_date)}.`;
    case 'Same Level':
      return `${who} was passed over: same level as ${payer}.`;
    case 'Same Rate':
      return `${who} was passed over: same rate as ${payer}.`;
    case 'Lower Rate':
      return `${who} was passed over: ${percent(person.rate_bps)} is less than the ${percent(trace.paid_below_bps)} already paid.`;
    case 'Not Senior':
      return `${who} is no generation: ${level(person.level_code)} is not a senior level.`;
  }
}

/** The year's amount that a trace explains: floor of the exact value and the spare cent (R-MNY-08). */
function yearCents({ exact, remainder_cent }: LineTrace): number {
  const [num = '0', den = '1'] = exact.split('/');
  return Number(BigInt(num) / BigInt(den)) + remainder_cent;
}

function amount(trace: LineTrace, { money, volume, percent, exactMoney }: Words): string {
  const product = `${percent(trace.line_bps)} of ${volume(trace.portion_bv_cents)} is`;
  const result = money(yearCents(trace));
  if (isWholeCents(trace.exact)) return `${product} ${result}.`;
  const value = `${product} ${exactMoney(trace.exact)}`;
  return trace.remainder_cent
    ? `${value}. With a cent left over from rounding all lines together it is ${result}.`
    : `${value}, rounded down to ${result}.`;
}

/** What of the year's amount this payment is. */
function payment({ installment, reversion, producer_code }: LineTrace, { money, name }: Words): string[] {
  const texts: string[] = [];
  if (installment && (installment.from_month > 1 || installment.through_month < 12)) {
    const { from_month, through_month, amount_cents } = installment;
    const months =
      from_month === through_month ? `month ${from_month}` : `months ${from_month} to ${through_month}`;
    texts.push(`This payment is for ${months} of 12: ${money(amount_cents)}.`);
  }
  if (reversion) {
    const left = money(reversion.amount_cents);
    texts.push(
      `The training program was reverted, so what was left of it, ${left}, goes to ${name(producer_code)}.`,
    );
  }
  return texts;
}

/**
 * Sentences that explain a line of compensation, from its trace alone, so that they cannot disagree with the amount
 * (R-EXP-01): volume, rate, who was passed over, rounding, payment in parts, hold.
 */
export function explainLine(trace: LineTrace, wording: Wording = {}): string[] {
  const words = wordsOf(wording);
  return [
    carried(trace, words),
    ...rates(trace, words),
    ...trace.passed.map((person) => passedOver(person, trace, words)),
    amount(trace, words),
    ...payment(trace, words),
    ...(trace.hold ? [HOLDS[trace.hold]] : []),
  ];
}
