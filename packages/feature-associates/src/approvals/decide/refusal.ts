import { messages } from '@upline/domain';
import type { Refusal } from '../approval-kind.ts';

export type Verb = 'approve' | 'reject';

export const VERB_LABELS: Readonly<Record<Verb, string>> = { approve: 'Approve', reject: 'Reject' };

const LEAST = 5;
/** As much as every operation that refuses takes. */
export const MOST_CHARACTERS = 500;

/** What is wrong with a refusal, by field: a reason of the office, or words of one's own (R-ADM-01). */
export function wrongIn(
  { reason, text }: { readonly reason: string; readonly text: string },
  needsWords: boolean,
) {
  const words = text.trim();
  const label = needsWords ? 'Reason' : 'Text';
  return {
    ...(reason === '' && !needsWords ? { reason: messages.required('Reason') } : {}),
    ...((reason === 'Other' || needsWords) && words === '' ? { text: messages.required(label) } : {}),
    ...(words !== '' && words.length < LEAST ? { text: messages.minLength(label, LEAST) } : {}),
  };
}

/** What was typed as it is sent. */
export const refusalOf = ({ reason, text }: { readonly reason: string; readonly text: string }): Refusal => ({
  reason: (reason || 'Other') as Refusal['reason'],
  text: text.trim() || null,
});
