import type { AckStatus } from '@upline/domain';
import { isAdmin, type Viewer } from './policies.record.ts';

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

/** The supervisor's word while a review is Pending; once it is Missed the RMD's or an admin's (R-POL-04, domain.md 2.33). */
export function reviewActionsOf(viewer: Viewer, review: ReviewFacts): 'acknowledge'[] {
  const { status, supervised_code, supervisor_code, rmd_code } = review;
  if (status === 'Acknowledged' || viewer.code === supervised_code) return [];
  if (viewer.isReadOnly || viewer.proxyAdminCode !== undefined) return [];
  const isMissed = status === 'Missed';
  const isSupervisor = viewer.code === supervisor_code;
  const isAsked = isAdmin(viewer)
    ? isMissed || isSupervisor
    : isMissed
      ? viewer.code === rmd_code
      : isSupervisor;
  return isAsked ? ['acknowledge'] : [];
}
