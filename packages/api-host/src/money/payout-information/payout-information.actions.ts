import { messages } from '@upline/domain';
import { isOfNoRelative } from '../../conflicts/refuse-conflict.ts';
import { conflict } from '../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../platform/operation/row-actions.ts';
import type { PAYOUT_INFORMATION_ACTIONS } from './payout-information.schemas.ts';
import type { PayoutInformationStatus } from './payout-information.tables.ts';

interface Standing {
  readonly status: PayoutInformationStatus;
  readonly associate_code: string;
}

const isIn = (from: readonly PayoutInformationStatus[], to: string) =>
  rowRule<Standing>(
    ({ status }) => from.includes(status),
    ({ status }) => conflict('transition', messages.transition(status, to)),
  );

export const isEditable = isIn(['Pending For Admin'], 'Pending For Admin');
export const isCancellable = isIn(['Pending For Admin', 'Pending For Owner'], 'Revoked');
export const isConfirmable = isIn(['Pending For Owner'], 'Approved');
export const isApprovable = isIn(['Pending For Admin'], 'Approved');
export const isRejectable = isIn(['Pending For Admin'], 'Rejected By Admin');
export const isRevocable = isIn(['Approved'], 'Revoked');

/** What its owner and the home office may do with it (domain.md 2.9, 7.1). */
export const payoutInformationActions = rowActions<Standing, (typeof PAYOUT_INFORMATION_ACTIONS)[number]>({
  update: { operation: 'updatePayoutInformation', when: isEditable },
  confirm: { operation: 'confirmPayoutInformation', when: isConfirmable },
  cancel: { operation: 'cancelPayoutInformation', when: isCancellable },
  approve: { operation: 'approvePayoutInformation', when: [isOfNoRelative, isApprovable] },
  reject: { operation: 'rejectPayoutInformation', when: [isOfNoRelative, isRejectable] },
  revoke: { operation: 'revokePayoutInformation', when: [isOfNoRelative, isRevocable] },
  reveal: [{ operation: 'revealOwnPayoutInformation' }, { operation: 'revealPayoutInformation' }],
});
