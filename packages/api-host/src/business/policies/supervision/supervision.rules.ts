import { type AckStatus, messages } from '@upline/domain';
import { conflict, forbidden, notFound } from '../../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../../platform/operation/row-actions.ts';
import { isAdmin } from '../policies.record.ts';

/** Page of the portal where reviews are answered; `?review=` names one. */
export const REVIEWS = '/business/supervision-reviews';

/** What decides whose word a review waits for. */
export interface ReviewFacts {
  readonly status: AckStatus;
  readonly supervised_code: string;
  readonly supervisor_code: string | null;
  /** RMD of the supervised associate. */
  readonly rmd_code: string | null;
}

/** Others learn nothing of a review, and nobody answers the one about themselves. */
const isConcerned = rowRule<ReviewFacts>(
  ({ supervised_code, supervisor_code, rmd_code }, caller) =>
    caller.code !== supervised_code &&
    (isAdmin(caller) || caller.code === supervisor_code || caller.code === rmd_code),
  notFound,
);

const isUnanswered = rowRule<ReviewFacts>(
  ({ status }) => status !== 'Acknowledged',
  () => conflict('illegal-transition', messages.transition('Acknowledged', 'Acknowledged')),
);

/** The supervisor's word while a review is Pending; once it is Missed the RMD's or an admin's (R-POL-04, domain.md 2.33). */
const isAsked = rowRule<ReviewFacts>(
  ({ status, supervisor_code, rmd_code }, caller) => {
    const isSupervisor = caller.code === supervisor_code;
    if (isAdmin(caller)) return status === 'Missed' || isSupervisor;
    return status === 'Missed' ? caller.code === rmd_code : isSupervisor;
  },
  (_, caller) =>
    isAdmin(caller)
      ? conflict('review-pending', 'The supervisor answers until the review is missed')
      : forbidden(),
);

export const ACKNOWLEDGEABLE = [isConcerned, isUnanswered, isAsked] as const;

export const reviewActions = rowActions<ReviewFacts, 'acknowledge'>({
  acknowledge: [
    { operation: 'acknowledgeSupervisionReview', when: ACKNOWLEDGEABLE },
    { operation: 'acknowledgeAdminSupervisionReview', when: ACKNOWLEDGEABLE },
  ],
});
