import { messages } from '@upline/domain';
import type { SignedInContext } from '../../../platform/operation/operation.ts';
import { conflict, invalid, notFound } from '../../../platform/operation/problem.ts';
import { demand } from '../../../platform/operation/row-actions.ts';
import type { Platform } from '../../../platform/platform.ts';
import { peopleByCode } from '../entry/policy-references.store.ts';
import { findPolicy } from '../policies.store.ts';
import type { ReviewRow } from '../policies.tables.ts';
import { ACKNOWLEDGEABLE } from './supervision.rules.ts';
import { acknowledge, lockReview } from './supervision.store.ts';

export interface ReviewAnswers {
  readonly suitability_documented: boolean;
  readonly replacement_justified: boolean;
  readonly client_contacted: boolean;
  readonly comment: string | null;
}

/** The supervisor's word on a case (R-POL-04, domain.md 2.33). */
export function supervisionReviews({ audit }: Pick<Platform, 'audit'>) {
  async function refuseOthers({ db, caller }: SignedInContext, review: ReviewRow): Promise<void> {
    const { supervised_code, supervisor_code, status } = review;
    const supervised = (await peopleByCode(db, [supervised_code])).get(supervised_code);
    const rmd_code = supervised?.upline_rmd_code ?? null;
    demand(ACKNOWLEDGEABLE, { status, supervised_code, supervisor_code, rmd_code }, caller);
  }

  return {
    async acknowledge(context: SignedInContext, id: string, version: number, answers: ReviewAnswers) {
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
