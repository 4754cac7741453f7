import { type ApprovalStatus, messages } from '@upline/domain';
import { isOfNoRelative } from '../../conflicts/refuse-conflict.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { conflict, notFound } from '../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../platform/operation/row-actions.ts';
import type { UplineRequestAction } from './upline-requests.schemas.ts';

interface Request {
  readonly status: ApprovalStatus;
  readonly associate_code: string;
  readonly owner_code: string | null;
  readonly to_upline_code: string;
}

const PENDING: readonly ApprovalStatus[] = [
  'Pending For Owner',
  'Pending For Associate',
  'Pending For Admin',
];

const transition =
  (to: string) =>
  ({ status }: Request) =>
    conflict('transition', messages.transition(status, to));

/** The present RMD, and the new upline after that. */
export const isAskedAsOwner = ({ status, owner_code }: Request, { code }: Pick<Caller, 'code'>) =>
  status === 'Pending For Owner' && owner_code === code;
const isAskedAsUpline = ({ status, to_upline_code }: Request, { code }: Pick<Caller, 'code'>) =>
  status === 'Pending For Associate' && to_upline_code === code;

export const isInvolved = rowRule<Request>(
  ({ associate_code, owner_code, to_upline_code }, { code }) =>
    [associate_code, owner_code, to_upline_code].includes(code),
  notFound,
);
export const isAskers = rowRule<Request>(({ associate_code }, { code }) => associate_code === code, notFound);
export const isPending = rowRule<Request>(({ status }) => PENDING.includes(status), transition('Revoked'));
export const isForAdmin = (to: string) =>
  rowRule<Request>(({ status }) => status === 'Pending For Admin', transition(to));
export const isAnswerable = (to: string) =>
  rowRule<Request>(
    (row, caller) => isAskedAsOwner(row, caller) || isAskedAsUpline(row, caller),
    transition(to),
  );

export const uplineRequestActions = rowActions<Request, UplineRequestAction>({
  answer: { operation: 'answerUplineChange', when: [isInvolved, isAnswerable('Approved')] },
  withdraw: { operation: 'withdrawUplineChange', when: [isAskers, isPending] },
  decide: { operation: 'decideUplineChange', when: [isOfNoRelative, isForAdmin('Approved')] },
});
