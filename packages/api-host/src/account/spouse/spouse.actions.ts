import { messages } from '@upline/domain';
import { conflict, notFound } from '../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../platform/operation/row-actions.ts';
import type { SPOUSE_REQUEST_ACTIONS } from './spouse.schemas.ts';
import type { SpouseRequest, SpouseRequestStatus } from './spouse.tables.ts';

type Request = Pick<SpouseRequest, 'status' | 'associate_code' | 'spouse_code'>;

const isWaiting = (to: SpouseRequestStatus) =>
  rowRule<Request>(
    ({ status }) => status === 'Pending For Associate',
    ({ status }) => conflict('transition', messages.transition(status, to)),
  );

export const isAsked = rowRule<Request>(({ spouse_code }, { code }) => spouse_code === code, notFound);
export const isAskers = rowRule<Request>(({ associate_code }, { code }) => associate_code === code, notFound);
export const isAnswerable = isWaiting('Approved');
export const isWithdrawable = isWaiting('Revoked');

/** The associate who is asked may answer; the one who asks may withdraw (domain.md 2.2). */
export const spouseRequestActions = rowActions<Request, (typeof SPOUSE_REQUEST_ACTIONS)[number]>({
  answer: { operation: 'answerSpouseRequest', when: [isAsked, isAnswerable] },
  withdraw: { operation: 'withdrawSpouseRequest', when: [isAskers, isWithdrawable] },
});
