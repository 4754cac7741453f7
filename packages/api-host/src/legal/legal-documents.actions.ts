import { type LegalDocumentStatus, messages } from '@upline/domain';
import { isOfNoRelative } from '../conflicts/refuse-conflict.ts';
import { conflict } from '../platform/operation/problem.ts';
import { rowActions, rowRule } from '../platform/operation/row-actions.ts';

interface Standing {
  readonly status: LegalDocumentStatus;
  readonly associate_code: string;
}

const isIn = (from: readonly LegalDocumentStatus[], to: LegalDocumentStatus) =>
  rowRule<Standing>(
    ({ status }) => from.includes(status),
    ({ status }) => conflict('transition', messages.transition(status, to)),
  );

export const isSignable = isIn(['Pending'], 'Signed');
export const isRevocable = isIn(['Pending', 'Signed'], 'Revoked');

/** What its owner and the home office may do with a document (domain.md 2.7). */
export const legalDocumentActions = rowActions<Standing, 'sign' | 'revoke'>({
  sign: { operation: 'signLegalDocument', when: isSignable },
  revoke: { operation: 'revokeLegalDocument', when: [isOfNoRelative, isRevocable] },
});
