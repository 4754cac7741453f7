import { REJECTION_REASONS } from '@upline/domain';
import { type NamedAction, offered, type RecordAction } from '@upline/shell';
import type { ApprovalKind, DecisionCall } from './approval-kind.ts';
import { kindOf } from './approval-kinds.ts';
import { type ApprovalRow, QUEUE_SHOWN_BY } from './approval-list.ts';
import { MOST_CHARACTERS, refusalOf, VERB_LABELS, type Verb, wrongIn } from './decide/refusal.ts';

const DONE = { approve: 'approved', reject: 'rejected' } as const;
const AFTER = { approve: 'Approved', reject: 'Rejected By Admin' } as const;

/** What was typed, with nothing for what was not. */
const typedIn = ({ reason = '', text = '' }: Readonly<Record<string, unknown>>) => ({
  reason: String(reason),
  text: String(text),
});

/** Which operation decides and what it takes is the kind's own; its declaration made the call. */
function decision(
  { noun, effect, shownBy }: ApprovalKind,
  verb: Verb,
  { operation, input: { body, ...input } }: DecisionCall,
): RecordAction {
  return {
    operation,
    input,
    ...(body ? { body } : {}),
    label: `${VERB_LABELS[verb]} ${noun}`,
    message: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${DONE[verb]}`,
    ...(verb === 'approve' ? { about: effect } : {}),
    danger: verb === 'reject',
    many: { label: VERB_LABELS[verb], done: DONE[verb], after: AFTER[verb] },
    refresh: [...QUEUE_SHOWN_BY, ...shownBy],
  };
}

/** Why something is rejected: a reason of the office, with words where it is another one, or words alone (R-ADM-01). */
function refusalFields(kind: ApprovalKind, row: ApprovalRow): Pick<RecordAction, 'reshaped' | 'check'> {
  const needsWords = kind.refusedBy === 'words';
  const words = {
    name: 'text',
    rows: 3,
    maxLength: MOST_CHARACTERS,
    help: 'The associate reads it.',
  } as const;
  return {
    reshaped: {
      fields: needsWords
        ? [{ ...words, label: 'Reason', required: true }]
        : [
            { name: 'reason', label: 'Reason', kind: 'choice', options: REJECTION_REASONS, required: true },
            { ...words, label: 'Text', required: true, when: ({ reason }) => reason === 'Other' },
          ],
      body: (asked) => kind.reject(row, refusalOf(typedIn(asked))).input.body ?? {},
    },
    check: (asked) => wrongIn(typedIn(asked), needsWords),
  };
}

/** How a record of the queue is decided, as the row offers it. */
export function approvalActions(row: ApprovalRow): NamedAction[] {
  const kind = kindOf(row.slug);
  if (!kind) return [];
  const { operation, input } = kind.reject(row, refusalOf({ reason: '', text: '' }));
  const { body: _, ...without } = input;
  return offered(row, {
    approve: decision(kind, 'approve', kind.approve(row)),
    reject: { ...decision(kind, 'reject', { operation, input: without }), ...refusalFields(kind, row) },
  });
}
