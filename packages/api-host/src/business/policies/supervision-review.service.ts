import { messages } from '@upline/domain';
import type { Platform } from '../../platform/platform.ts';
import { conflict, forbidden, invalid, notFound } from '../../platform/problem.ts';
import type { OwnContext } from '../clients/clients.service.ts';
import { isAdmin } from './policies.record.ts';
import { findPolicy } from './policies.store.ts';
import { peopleByCode } from './policy-references.store.ts';
import { acknowledge, lockReview, type ReviewRow } from './supervision.store.ts';

export interface ReviewAnswers {
  readonly suitability_documented: boolean;
  readonly replacement_justified: boolean;
  readonly client_contacted: boolean;
  readonly comment: string | null;
}

/** The supervisor's word on a case (R-POL-04, domain.md 2.33). */
export function supervisionReviews({ audit }: Pick<Platform, 'audit'>) {
  /** The supervisor while it is Pending; the writing associate's RMD or an admin once it is Missed. */
  async function refuseOthers({ db, caller }: OwnContext, review: ReviewRow): Promise<void> {
    if (caller.code === review.supervised_code) throw notFound();
    const isSupervisor = caller.code === review.supervisor_code;
    if (isAdmin(caller)) {
      if (review.status === 'Missed' || isSupervisor) return;
      throw conflict('review-pending', 'The supervisor answers until the review is missed');
    }
    if (isSupervisor && review.status !== 'Missed') return;
    const supervised = (await peopleByCode(db, [review.supervised_code])).get(review.supervised_code);
    const isRmd = supervised?.upline_rmd_code === caller.code;
    if (isRmd && review.status === 'Missed') return;
    if (isSupervisor || isRmd) throw forbidden();
    throw notFound();
  }

  return {
    async acknowledge(context: OwnContext, id: string, version: number, answers: ReviewAnswers) {
      const { db, now, caller } = context;
      const review = await lockReview(db, id);
      if (!review) throw notFound();
      await refuseOthers(context, review);
      if (review.status === 'Acknowledged')
        throw conflict('illegal-transition', messages.transition('Acknowledged', 'Acknowledged'));
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
