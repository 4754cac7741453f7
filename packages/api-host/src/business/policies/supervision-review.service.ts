import { messages } from '@upline/domain';
import type { Platform } from '../../platform/platform.ts';
import { conflict, forbidden, invalid, notFound } from '../../platform/problem.ts';
import type { OwnContext } from '../clients/clients.service.ts';
import { isAdmin } from './policies.record.ts';
import { findPolicy } from './policies.store.ts';
import { peopleByCode } from './policy-references.store.ts';
import { reviewActionsOf } from './supervision.rules.ts';
import { acknowledge, lockReview, type ReviewRow } from './supervision.store.ts';

export interface ReviewAnswers {
  readonly suitability_documented: boolean;
  readonly replacement_justified: boolean;
  readonly client_contacted: boolean;
  readonly comment: string | null;
}

/** The supervisor's word on a case (R-POL-04, domain.md 2.33). */
export function supervisionReviews({ audit }: Pick<Platform, 'audit'>) {
  /** Others learn nothing of a review; those it concerns learn why it does not wait for them. */
  async function refuseOthers({ db, caller }: OwnContext, review: ReviewRow): Promise<void> {
    const { supervised_code, supervisor_code, status } = review;
    const supervised = (await peopleByCode(db, [supervised_code])).get(supervised_code);
    const rmd_code = supervised?.upline_rmd_code ?? null;
    const isConcerned = isAdmin(caller) || caller.code === supervisor_code || caller.code === rmd_code;
    if (!isConcerned || caller.code === supervised_code) throw notFound();
    if (status === 'Acknowledged')
      throw conflict('illegal-transition', messages.transition('Acknowledged', 'Acknowledged'));
    if (reviewActionsOf(caller, { status, supervised_code, supervisor_code, rmd_code }).length > 0) return;
    throw isAdmin(caller)
      ? conflict('review-pending', 'The supervisor answers until the review is missed')
      : forbidden();
  }

  return {
    async acknowledge(context: OwnContext, id: string, version: number, answers: ReviewAnswers) {
      const { db, now, caller } = context;
      const review = await lockReview(db, id);
      if (!review) throw notFound();
      await refuseOthers(context, review);
      const { comment, ...questions } = answers;
      if (Object.values(questions).includes(false) && comment === null)
        throw invalid([{ field: 'comment', message: messages.required('Comment') }]);
      const after = await acknowledge(
        db,
        { ...review, version },
        {
          ...answers,
          acknowledged_at: now,
          acknowledged_by: caller.code,
        },
      );
      if (!after || review.version !== version)
        throw conflict('stale-version', messages.staleVersion('review'));
      const policy = await findPolicy(db, review.policy_id);
      audit.record(context, {
        action: 'approve',
        entity: 'supervision_review',
        entityId: id,
        entityLabel: policy?.policy_number ?? id,
        ownerCode: review.supervised_code,
        changes: [{ field: 'Status', old: review.status, new: 'Acknowledged' }],
        ...(comment === null ? {} : { reason: comment }),
      });
      return after;
    },
  };
}
