import type { OperationId } from '@upline/api-client';
import type { DecisionCall, Refusal } from '../approval-kind.ts';
import type { ApprovalRow } from '../approval-list.ts';

const on = ({ id, version }: ApprovalRow, body?: object): DecisionCall['input'] => ({
  params: { id },
  ifMatch: version,
  ...(body ? { body } : {}),
});

/** The words of a refusal, where only words are kept. */
export const wordsOf = ({ reason, text }: Refusal): string => text ?? reason;

/** Approved and rejected by an operation each, with the reasons of the office. */
export const byTwo = (approve: OperationId, reject: OperationId) => ({
  approve: (row: ApprovalRow): DecisionCall => ({ operation: approve, input: on(row) }),
  reject: (row: ApprovalRow, { reason, text }: Refusal): DecisionCall => ({
    operation: reject,
    input: on(row, { reason, text: reason === 'Other' ? text : null }),
  }),
  refusedBy: 'reasons' as const,
});

/** Approved and refused by one operation, with words under this name. */
export const byOne = (operation: OperationId, words: 'reason' | 'note') => ({
  approve: (row: ApprovalRow): DecisionCall => ({
    operation,
    input: on(row, { approve: true, [words]: null }),
  }),
  reject: (row: ApprovalRow, refusal: Refusal): DecisionCall => ({
    operation,
    input: on(row, { approve: false, [words]: wordsOf(refusal) }),
  }),
  refusedBy: 'words' as const,
});
