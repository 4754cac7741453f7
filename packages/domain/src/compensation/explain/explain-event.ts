import { fraction, fractionText, multiply, parseFraction } from '../exact.ts';
import type { EventTrace } from '../ledger.types.ts';
import { isWholeCents, type Wording, type Words, wordsOf } from './wording.ts';

const months = (count: number) => (count === 1 ? '1 month' : `${count} months`);

/** `2/3` → `66.67%` is not exact, so shares of months are written in months and steps in percent. */
function shareText(
  { method, unearned, period_months, months_in_force }: EventTrace,
  { percent }: Words,
): string {
  if (unearned === '0') return 'nothing';
  if (unearned === '1') return 'everything';
  if (method === 'Pro Rata') return `${period_months - months_in_force} of ${months(period_months)}`;
  const { num, den } = parseFraction(unearned);
  return percent(Number((num * 10_000n) / den));
}

const happened = ({ reason, event_date }: EventTrace, { date }: Words) => `${reason} on ${date(event_date)}`;

function start(trace: EventTrace, words: Words): string {
  const isTimed = trace.reason_class === 'Schedule' || trace.reason_class === 'Re-rate';
  const inForce = isTimed ? `, after ${months(trace.months_in_force)} in force` : '';
  return `${happened(trace, words)}${inForce}.`;
}

function schedule(trace: EventTrace, words: Words): string[] {
  const { money, exactMoney } = words;
  if (trace.earned !== null) {
    const earned = isWholeCents(trace.earned) ? money(Number(trace.earned)) : exactMoney(trace.earned);
    return [
      `Commission is earned evenly over ${months(trace.period_months)}: ${earned} of this line is earned.`,
      `${money(trace.paid_cents)} stood on the line, the rest is unearned.`,
    ];
  }
  const before = trace.taken_before_cents;
  const stood = `${money(trace.paid_cents)} stood on the line`;
  return [
    `By the product’s chargeback schedule ${shareText(trace, words)} is unearned.`,
    before > 0 ? `${stood}, ${money(before)} was taken before and counts.` : `${stood}.`,
  ];
}

function rerate(trace: EventTrace, words: Words): string[] {
  const { money } = words;
  const after = trace.new_full_cents ?? trace.full_cents;
  const change = `The line’s amount for the year changes from ${money(trace.full_cents)} to ${money(after)}.`;
  const whole = multiply(fraction(trace.full_cents - after), parseFraction(trace.unearned));
  return [
    change,
    fractionText(whole) === trace.exact
      ? `Of the difference ${shareText(trace, words)} is unearned.`
      : `Of the ${money(trace.paid_cents)} that stood on the line the unearned part changes in the same proportion.`,
  ];
}

function ground(trace: EventTrace, words: Words): string[] {
  switch (trace.reason_class) {
    case 'Full Recovery':
      return [
        `For this reason all commission is recovered: ${words.money(trace.paid_cents)} stood on the line.`,
      ];
    case 'Schedule':
      return schedule(trace, words);
    case 'Re-rate':
      return rerate(trace, words);
    case 'Amount':
      return ['The amount was entered by an administrator.'];
  }
}

function amount({ exact, line_cents }: EventTrace, { money, exactMoney }: Words): string {
  const verb = line_cents < 0 ? 'paid out' : 'charged back';
  const result = money(Math.abs(line_cents));
  if (isWholeCents(exact)) return `${result} is ${verb} on this line.`;
  return `That is ${exactMoney(exact)}; rounded together with the policy’s other lines, ${result} is ${verb} on this line.`;
}

/** How the line's amount falls on this entry. */
function entry({ action, entry_cents, line_cents }: EventTrace, { money }: Words): string[] {
  if (action === 'Void') {
    return entry_cents > 0
      ? [`It is taken from a pending payment, of which ${money(entry_cents)} remains.`]
      : [];
  }
  return Math.abs(entry_cents) === Math.abs(line_cents)
    ? []
    : [`The newest payments are charged first; this entry is ${money(entry_cents)}.`];
}

/** Sentences that explain what an event took from a line or gave back, from the trace of its entry alone (R-EXP-01). */
export function explainEvent(trace: EventTrace, wording: Wording = {}): string[] {
  const words = wordsOf(wording);
  if (trace.is_reinstatement) {
    const taken = words.money(trace.entry_cents);
    return [`The policy was reinstated: the ${taken} taken for ${happened(trace, words)} is given back.`];
  }
  return [start(trace, words), ...ground(trace, words), amount(trace, words), ...entry(trace, words)];
}
