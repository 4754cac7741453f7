import { messages } from '@upline/domain';
import { isOfNoRelative } from '../../conflicts/refuse-conflict.ts';
import { conflict } from '../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../platform/operation/row-actions.ts';
import type { LEGAL_NAME_ACTIONS } from './legal-names.schemas.ts';
import type { LegalNameStatus } from './legal-names.tables.ts';

interface Standing {
  readonly status: LegalNameStatus;
  readonly associate_code: string;
}

const isWaiting = (to: LegalNameStatus) =>
  rowRule<Standing>(
    ({ status }) => status === 'Pending For Admin',
    ({ status }) => conflict('transition', messages.transition(status, to)),
  );

export const isWithdrawable = isWaiting('Revoked');
export const isApprovable = isWaiting('Approved');
export const isRejectable = isWaiting('Rejected By Admin');

/** What its owner and the home office may do with it (domain.md 2.2). */
export const legalNameActions = rowActions<Standing, (typeof LEGAL_NAME_ACTIONS)[number]>({
  withdraw: { operation: 'withdrawLegalNameChange', when: isWithdrawable },
  approve: { operation: 'approveLegalNameChange', when: [isOfNoRelative, isApprovable] },
  reject: { operation: 'rejectLegalNameChange', when: [isOfNoRelative, isRejectable] },
});
