import type { Context } from '../../../platform/operation/operation.ts';
import type { Platform } from '../../../platform/platform.ts';
import { moneyNotices } from '../money-notices.ts';
import { type PostedLines, postInstallments, postPolicies, takeBackPolicy } from './posting.ts';

/** Postings, with the notices they send and the entries they leave in the trail (domain.md 4.1 to 4.7). */
export function compensationPosting(platform: Platform) {
  const notices = moneyNotices(platform);

  async function tell(context: Context, posted: readonly PostedLines[]): Promise<void> {
    for (const { policy, lines } of posted) await notices.escrowCreated(context, policy, lines);
  }

  return {
    /**
     * Posts the lines of policies that became Ready To Pay; a second call does nothing. Lines that were charged back in
     * full are never posted again: throws for a policy that has ended.
     */
    async post(context: Context, policyIds: readonly string[]): Promise<void> {
      const posted = await postPolicies(context, policyIds);
      const ended = posted.find(({ policy }) => policy.termination_date !== null);
      if (ended) throw new RangeError(`Policy ${ended.policy.policy_number} has ended`);
      await tell(context, posted);
      for (const { policy } of posted) {
        platform.audit.record(context, {
          action: 'post',
          entity: 'policy',
          entityId: policy.id,
          entityLabel: policy.policy_number,
          ownerCode: policy.writing_associate_code,
          changes: [{ field: 'Compensation', old: null, new: 'Posted' }],
        });
      }
    },

    /** Posts the installments that the premiums reported so far release (R-MNY-13). */
    async postDue(context: Context, policyIds: readonly string[]): Promise<void> {
      await tell(context, await postInstallments(context, policyIds));
    },

    /** Voids what was posted on a policy taken back from Ready To Pay; 409 once something of it is paid. */
    takeBack: takeBackPolicy,
  };
}
