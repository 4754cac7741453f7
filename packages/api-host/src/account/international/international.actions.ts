import { messages, type RequestStatus } from '@upline/domain';
import { isOfNoRelative } from '../../conflicts/refuse-conflict.ts';
import { conflict } from '../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../platform/operation/row-actions.ts';
import type { INTERNATIONAL_ACTIONS } from './international.schemas.ts';

interface Standing {
  readonly status: RequestStatus;
  readonly associate_code: string;
}

const from = (status: RequestStatus, to: RequestStatus) =>
  rowRule<Standing>(
    (row) => row.status === status,
    (row) => conflict('transition', messages.transition(row.status, to)),
  );

export const isWithdrawable = from('Pending', 'Refused');
export const isApprovable = from('Pending', 'Approved');
export const isRefusable = from('Pending', 'Refused');
export const isRevocable = from('Approved', 'Refused');

/** What its owner and the home office may do with it (domain.md 2.33). */
export const internationalActions = rowActions<Standing, (typeof INTERNATIONAL_ACTIONS)[number]>({
  withdraw: { operation: 'withdrawInternationalAppointment', when: isWithdrawable },
  approve: { operation: 'approveInternationalAppointment', when: [isOfNoRelative, isApprovable] },
  refuse: { operation: 'refuseInternationalAppointment', when: [isOfNoRelative, isRefusable] },
  revoke: { operation: 'revokeInternationalAppointment', when: [isOfNoRelative, isRevocable] },
});
