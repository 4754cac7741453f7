import type { ChainOutcome, PortionSnapshot } from '../types.ts';
import { type Wording, type Words, wordsOf } from './wording.ts';

/** A portion as frozen and as first posted. */
export interface PostedPortion {
  readonly snapshot: PortionSnapshot;
  readonly outcomes: readonly ChainOutcome[];
}

/** First rule that left a person without a line (R-EXP-02). */
export interface Exclusion {
  readonly rule: 'Status' | 'License' | 'Same Level' | 'Generation Beyond 6' | 'Not In Chain';
  readonly text: string;
}

/** "same level as the writer", or whose level or rate it was. */
function sameLevel(outcome: ChainOutcome, { producer }: PortionSnapshot, { name, percent }: Words): string {
  const below = outcome.paid_below_code;
  const payer = below === producer.code ? 'the writer' : name(below);
  if (outcome.reason === 'Same Level') return `same level as ${payer}`;
  if (outcome.reason === 'Same Rate') return `same rate as ${payer}, ${percent(outcome.rate_bps)}`;
  return `a rate of ${percent(outcome.rate_bps)}, less than the ${percent(outcome.paid_below_bps)} already paid to ${payer}`;
}

function exclusionOf(outcome: ChainOutcome, snapshot: PortionSnapshot, words: Words): Exclusion {
  const who = `${words.name(outcome.code)} has no line on this policy`;
  switch (outcome.reason) {
    case 'Terminated':
    case 'Resigned':
      return { rule: 'Status', text: `${who}: status ${outcome.reason} when the lines were posted.` };
    case 'Unlicensed':
      return {
        rule: 'License',
        text: `${who}: no valid life license on ${words.date(snapshot.submit_date)}.`,
      };
    default: {
      const same = sameLevel(outcome, snapshot, words);
      const paid = snapshot.generation_rates_bps.length;
      if (outcome.generation !== null && outcome.generation > paid) {
        const text = `${who}: generation ${outcome.generation}, and the Revenue Bonus ends with generation ${paid}. There is no override either: ${same}.`;
        return { rule: 'Generation Beyond 6', text };
      }
      return { rule: 'Same Level', text: `${who}: ${same}.` };
    }
  }
}

/** Whether the person has a line in the portion: anyone who is in it and was not left out. */
function isPaid({ snapshot, outcomes }: PostedPortion, code: string): boolean {
  const { producer, trainee, uplines, kind, portion, generation_rates_bps } = snapshot;
  if (producer.code === code) return true;
  if (trainee?.code === code && portion === 0 && kind === 'First Year') return true;
  const outcome = outcomes.find((each) => each.code === code);
  if (!outcome) return uplines.some((each) => each.code === code);
  return (
    outcome.generation !== null &&
    outcome.generation >= 1 &&
    outcome.generation <= generation_rates_bps.length
  );
}

/**
 * Why somebody got nothing on a policy: the first rule that left them out, of status, license, same level, generation
 * beyond 6, not in the chain on the submit date (R-EXP-02). In several portions the first one's chain answers; null when the
 * person does have a line. Somebody senior beyond the last generation has no override either; the generation is
 * named, since within six it would have been paid.
 */
export function explainNothing(
  portions: readonly PostedPortion[],
  code: string,
  wording: Wording = {},
): Exclusion | null {
  const words = wordsOf(wording);
  if (portions.some((portion) => isPaid(portion, code))) return null;
  for (const { snapshot, outcomes } of portions) {
    const outcome = outcomes.find((each) => each.code === code);
    if (outcome) return exclusionOf(outcome, snapshot, words);
  }
  const [first] = portions;
  const day = first ? ` on ${words.date(first.snapshot.submit_date)}` : '';
  const producers = portions.map(({ snapshot }) => words.name(snapshot.producer.code)).join(' or ');
  return {
    rule: 'Not In Chain',
    text: `${words.name(code)} has no line on this policy: not in the chain above ${producers}${day}.`,
  };
}
