import { type ApprovalStatus, messages } from '@upline/domain';
import { refuseConflict } from '../../../conflicts/refuse-conflict.ts';
import { adminsWith } from '../../../notifications/recipients.store.ts';
import type { SignedInContext } from '../../../platform/operation/operation.ts';
import { conflict, invalid, notFound } from '../../../platform/operation/problem.ts';
import { demand } from '../../../platform/operation/row-actions.ts';
import type { Platform } from '../../../platform/platform.ts';
import { policyCheck } from '../entry/policy-check.service.ts';
import { isBelow, peopleByCode } from '../entry/policy-references.store.ts';
import { policyWrites, type ShareInput, shareInputOf } from '../entry/policy-writes.ts';
import { tellAbout } from '../life/policy-notices.ts';
import { SHARE_RULES, SPLITTABLE, SPLITTABLE_BY_WRITER } from '../policies.actions.ts';
import { POLICY_MESSAGES } from '../policies.messages.ts';
import { isAdmin, opens } from '../policies.record.ts';
import { refusals, sharesOfBody } from '../policies.rules.ts';
import { setApproval, shareClient, sharesOf } from '../policies.store.ts';
import type { PolicyShareRow } from '../policies.tables.ts';
import type { PolicyWithShares } from './policy-points.ts';
import { firstApproval, nextApproval, refusedApproval } from './policy-splits.ts';

/** Where a share is judged that is added to others. */
const fieldOfSplit = (field: string, index: number) =>
  field === 'splits' ? 'share_bps' : field.replace(`splits.${index}.`, '');

/** Where the team's policies are: for who has no part, or none any more. */
const TEAM = '/business?team=Infinity';

/** Who shares a policy and who has agreed to it (R-POL-02, R-VAL-18). */
export function policySplits(platform: Platform) {
  const { audit } = platform;
  const writes = policyWrites(platform);
  const check = policyCheck(platform);

  function shareAt(state: PolicyWithShares, portion: number): PolicyShareRow {
    const share = state.shares.find((each) => each.portion === portion && portion > 0);
    if (!share) throw notFound();
    return share;
  }

  async function decide(
    context: SignedInContext,
    state: PolicyWithShares,
    share: PolicyShareRow,
    to: ApprovalStatus,
    reason: string | undefined,
  ): Promise<PolicyWithShares> {
    const { db, now, caller } = context;
    const { policy } = state;
    if (isAdmin(caller)) await refuseConflict(context, share.associate_code);
    if (!(await setApproval(db, share, to, { now, code: caller.code })))
      throw conflict('share-decided', 'This share was decided by someone else. Reload and try again.');
    await shareClient(db, policy.client_id);
    audit.record(context, {
      action: to === 'Approved' ? 'approve' : /^(Rejected|Revoked)/.test(to) ? 'reject' : 'transition',
      entity: 'policy',
      entityId: policy.id,
      entityLabel: policy.policy_number,
      ownerCode: share.associate_code,
      changes: [{ field: 'Split', old: share.approval_status, new: to }],
      ...(reason === undefined ? {} : { reason }),
    });
    const decided = { policy, shares: await sharesOf(db, policy.id) };
    if (opens(share) === opens({ approval_status: to }))
      return writes.save(context, decided, {}, { credits: 'keep' });
    // The writing associate gives of the own part, or gets it back: BV, credits, snapshot and check follow.
    const shares = decided.shares.map(shareInputOf);
    return check.again(context, await writes.save(context, decided, {}, { shares, credits: 'correct' }));
  }

  return {
    /** Adds a split out of the writing associate's share: by that associate, by the one who shares, or by an admin. */
    async add(
      context: SignedInContext,
      id: string,
      version: number,
      split: { associate_code: string; share_bps: number },
    ): Promise<PolicyWithShares> {
      const { db, caller } = context;
      // An upline may ask for a part in a policy of the own team; until the writer agrees that opens nothing.
      const state = await writes.lock(context, id, version, async ({ policy }) => {
        if (split.associate_code !== caller.code) return false;
        const people = await peopleByCode(db, [caller.code, policy.writing_associate_code]);
        return isBelow(people.get(policy.writing_associate_code), people.get(caller.code));
      });
      const { policy, shares } = state;
      const writer = policy.writing_associate_code;
      const isAsking = split.associate_code === caller.code;
      demand(isAsking ? SPLITTABLE : SPLITTABLE_BY_WRITER, state, caller);
      const { errors, refuse } = refusals();
      const splits = [...shares.slice(1), split];
      const parts = sharesOfBody(
        { splits, writing_associate_code: writer, writing_share_bps: null },
        (field, message) => refuse(fieldOfSplit(field, splits.length - 1), message),
      );
      const people = await peopleByCode(db, [writer, split.associate_code]);
      if (splits.length > 2) refuse('associate_code', 'A policy has at most two splits');
      if (!people.has(split.associate_code) || split.associate_code === policy.training_associate_code)
        refuse('associate_code', messages.option('Split Associate'));
      if (errors.length > 0) throw invalid(errors);
      const inputs = parts.map((part, index): ShareInput => {
        const old = shares[index];
        if (old) return { ...shareInputOf(old), share_bps: part.share_bps };
        return { ...part, entered_by: caller.code, approval_status: firstApproval(part, writer, caller) };
      });
      const after = await writes.save(context, state, {}, { shares: inputs, credits: 'correct' });
      const added = after.shares.find(({ associate_code }) => associate_code === split.associate_code);
      await tellAbout(
        platform,
        context,
        policy,
        [writer, added && opens(added) ? split.associate_code : null],
        POLICY_MESSAGES['policy-split-added'],
        { values: {} },
      );
      return check.again(context, after);
    },

    /** Accepts a share and notifies the person who decides next. */
    async accept(
      context: SignedInContext,
      id: string,
      portion: number,
      version: number,
    ): Promise<PolicyWithShares> {
      const state = await writes.lock(context, id, version);
      const share = shareAt(state, portion);
      demand(SHARE_RULES.accept, { ...state, share }, context.caller);
      const { policy } = state;
      const people = await peopleByCode(context.db, [policy.writing_associate_code, share.associate_code]);
      const to = nextApproval(share, policy.writing_associate_code, people);
      const after = await decide(context, state, share, to, undefined);
      const both = [policy.writing_associate_code, share.associate_code];
      if (to === 'Pending For Associate')
        await tellAbout(platform, context, policy, both, POLICY_MESSAGES['policy-names-you'], { values: {} });
      else {
        const values = { status: to };
        await tellAbout(platform, context, policy, both, POLICY_MESSAGES['split-accepted'], { values });
        const office = to === 'Pending For Admin' ? await adminsWith(context.db, 'policies.manage') : [];
        await tellAbout(platform, context, policy, office, POLICY_MESSAGES['split-next'], { values });
      }
      return after;
    },

    /**
     * Says no to a share: its part goes back to the writing associate. It stays visible and keeps the policy from being paid
     * until it is removed.
     */
    async refuse(context: SignedInContext, id: string, portion: number, version: number, reason: string) {
      const state = await writes.lock(context, id, version);
      const share = shareAt(state, portion);
      demand(SHARE_RULES.refuse, { ...state, share }, context.caller);
      const { policy } = state;
      const after = await decide(context, state, share, refusedApproval(share.approval_status), reason);
      const office = await adminsWith(context.db, 'policies.manage');
      const keepers = [policy.writing_associate_code, ...office];
      await tellAbout(platform, context, policy, keepers, POLICY_MESSAGES['split-refused'], { values: {} });
      await tellAbout(
        platform,
        context,
        policy,
        [share.associate_code],
        POLICY_MESSAGES['split-refused-asked'],
        { values: {}, maskedLink: TEAM },
      );
      return after;
    },

    /** Takes an approval back, and the part with it, by an admin before Ready To Pay. */
    async revoke(context: SignedInContext, id: string, portion: number, version: number, reason: string) {
      const state = await writes.lock(context, id, version);
      const share = shareAt(state, portion);
      demand(SHARE_RULES.revoke, { ...state, share }, context.caller);
      return decide(context, state, share, 'Revoked', reason);
    },

    /** Removes a share that is not agreed to, or one's own that is only asked for; the writing associate has its part again. */
    async remove(context: SignedInContext, id: string, portion: number, version: number) {
      const state = await writes.lock(context, id, version, async ({ shares }) =>
        shares.some((share) => share.associate_code === context.caller.code && !opens(share)),
      );
      const gone = shareAt(state, portion);
      demand(SHARE_RULES.remove, { ...state, share: gone }, context.caller);
      const inputs = state.shares.filter((share) => share !== gone).map(shareInputOf);
      const after = await writes.save(context, state, {}, { shares: inputs, credits: 'correct' });
      return check.again(context, after);
    },
  };
}
