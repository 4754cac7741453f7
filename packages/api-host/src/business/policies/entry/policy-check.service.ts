import type { ComplianceFailure } from '../../../compliance/compliance.service.ts';
import type { Context, SignedInContext } from '../../../platform/operation/operation.ts';
import type { FieldError } from '../../../platform/operation/problem.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellAbout } from '../life/policy-notices.ts';
import { POLICY_MESSAGES } from '../policies.messages.ts';
import { isAdmin, isOpen, participantsOf } from '../policies.record.ts';
import type { PolicyRow } from '../policies.tables.ts';
import { hasReplacementNotice } from '../record/policy-view.store.ts';
import type { PolicyWithShares } from '../splits/policy-points.ts';
import { requestReview } from '../supervision/supervision.service.ts';
import { clientBirth } from './policy-client.ts';
import { findingsOf, savingRefused, syncRequirements } from './policy-findings.ts';
import { policyWrites } from './policy-writes.ts';

/** The submission check on policies that exist (domain.md 2.13). */
export function policyCheck(platform: Platform) {
  const writes = policyWrites(platform);

  /** What the check finds about a stored policy now, or about one on its way from what it was `before`. */
  async function findings(
    context: Context,
    { policy, shares }: PolicyWithShares,
    before: PolicyRow | undefined = policy,
  ): Promise<ComplianceFailure[]> {
    return findingsOf(context, policy, await circumstances(context, { policy, shares }, before));
  }

  const circumstances = async (
    { db }: Context,
    { policy, shares }: PolicyWithShares,
    before: PolicyRow | undefined,
  ) => ({
    splits: shares.filter(({ portion }) => portion > 0),
    birth: await clientBirth(platform.vault, db, policy.client_id),
    hasReplacementNotice: await hasReplacementNotice(db, policy.id),
    isSaved: true,
    before,
  });

  /**
   * The findings that stop an edit, as refused fields (domain.md 2.13): what stood against the policy before keeps nobody
   * from correcting it.
   */
  async function refusedOf(
    context: SignedInContext,
    before: PolicyWithShares,
    found: readonly ComplianceFailure[],
  ): Promise<FieldError[]> {
    const office = isAdmin(context.caller);
    if (savingRefused(found, office).length === 0) return [];
    const known = await findingsOf(context, before.policy, await circumstances(context, before, undefined));
    const isKnown = ({ check, associate_code }: ComplianceFailure) =>
      known.some((one) => one.check === check && one.associate_code === associate_code);
    return savingRefused(
      found.filter((one) => !isKnown(one)),
      office,
    );
  }

  /**
   * Writes down what the check found as automatic requirements; a Pending policy with open ones becomes Action Required,
   * and one whose last requirement is mended becomes Pending again.
   */
  async function note(
    context: Context,
    state: PolicyWithShares,
    found: readonly ComplianceFailure[],
  ): Promise<PolicyWithShares> {
    const { policy, shares } = state;
    const { open, added } = await syncRequirements(context, policy.id, found);
    if (added.length > 0) {
      const people = participantsOf(policy, shares);
      await tellAbout(platform, context, policy, people, POLICY_MESSAGES['policy-action-required'], {
        values: { requirements: added.join('. ') },
      });
    }
    const to = open > 0 ? 'Action Required' : 'Pending';
    if (!isOpen(policy) || policy.business_status === to) return state;
    return writes.save(context, state, { business_status: to }, { action: 'transition', credits: 'keep' });
  }

  return {
    findings,
    refusedOf,
    note,
    /** Closes the automatic requirements that are mended, asks for what is new, and leaves the policy's status alone. */
    async look(context: Context, state: PolicyWithShares): Promise<void> {
      await syncRequirements(context, state.policy.id, await findings(context, state));
    },
    /**
     * Runs the check again and stores what it finds; a writing associate may have come under supervision in the
     * meantime.
     */
    async again(context: Context, state: PolicyWithShares): Promise<PolicyWithShares> {
      await requestReview(platform, context, state.policy);
      return note(context, state, await findings(context, state));
    },
  };
}
