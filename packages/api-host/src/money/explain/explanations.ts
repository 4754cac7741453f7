import { explainEvent, explainLine, type Wording } from '@upline/domain/compensation';
import type { Explanation } from '../compensation/compensation.tables.ts';

/** People an explanation speaks of. */
export function codesIn(explanation: Explanation): string[] {
  if (!('passed' in explanation)) return [];
  const { associate_code, producer_code, paid_below_code, passed } = explanation;
  return [
    associate_code,
    producer_code,
    ...(paid_below_code === null ? [] : [paid_below_code]),
    ...passed.map(({ code }) => code),
  ];
}

/** Sentences from what is stored with a line, and from nothing else (R-EXP-01). */
export function sentencesOf(explanation: Explanation, wording: Wording): string[] {
  if ('passed' in explanation) return explainLine(explanation, wording);
  if ('reason_class' in explanation) return explainEvent(explanation, wording);
  return [explanation.text];
}
