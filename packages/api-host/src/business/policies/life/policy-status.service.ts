import { type BusinessStatus, messages } from '@upline/domain';
import { shareGuard } from '../../../network/changes/guard.store.ts';
import type { Context, SignedInContext } from '../../../platform/operation/operation.ts';
import { conflict, invalid, notFound, Problem } from '../../../platform/operation/problem.ts';
import { demand } from '../../../platform/operation/row-actions.ts';
import type { Platform } from '../../../platform/platform.ts';
import { policyCheck } from '../entry/policy-check.service.ts';
import { emitAndReload, policyWrites } from '../entry/policy-writes.ts';
import { ARCHIVABLE, isRunning, isUnpaid, movesTo } from '../policies.actions.ts';
import { POLICY_MESSAGES, POLICY_NOTICES } from '../policies.messages.ts';
import { isAdmin, isOpen, participantsOf } from '../policies.record.ts';
import { lockPolicy, moneyOf, moveStatuses, sharesOf } from '../policies.store.ts';
import { conditionsOf, type ReadyToPayNeed } from '../policy-events.ts';
import { reviewOf } from '../record/policy-view.store.ts';
import { type PolicyWithShares, reverseOrRestoreCredits } from '../splits/policy-points.ts';
import { requestReview } from '../supervision/supervision.service.ts';
import type { UNISSUED_ENDS } from './policy-lifecycle.ts';
import { tellAbout, tellApproved } from './policy-notices.ts';
import { policyRequirements } from './policy-requirements.service.ts';
import { closeAsked } from './policy-requirements.store.ts';

/** From where the system moves a policy: one that ends before its first pay run is charged back, too (R-MNY-23). */
const MOVED_BY_SYSTEM = {
  Approved: ['Ready To Pay'],
  'Full Chargedback': ['Ready To Pay', 'Approved'],
} as const satisfies Partial<Record<BusinessStatus, readonly BusinessStatus[]>>;

interface Move {
  readonly to: BusinessStatus;
  readonly reason?: string | undefined;
  /** Of an application that ends before it is issued. */
  readonly ended_as?: (typeof UNISSUED_ENDS)[number] | undefined;
}

/** The statuses of a policy and who moves it (domain.md 2.12, R-GEN-03). */
export function policyStatus(platform: Platform) {
  const { audit } = platform;
  const writes = policyWrites(platform);
  const check = policyCheck(platform);
  const requirements = policyRequirements(platform);

  /**
   * Everything that stands against Ready To Pay, as sentences; empty when nothing does. A writing associate who came under
   * supervision after the entry needs a review as well: it is asked for here at the latest.
   */
  async function against(context: Context, state: PolicyWithShares): Promise<string[]> {
    await requestReview(platform, context, state.policy);
    const needs = await needsOf(context, state, 'move');
    return [...new Set(needs.flatMap(({ missing }) => missing))];
  }

  /** Everything that Ready To Pay needs, with what is missing (domain.md 2.12). */
  async function needsOf(
    context: Context,
    state: PolicyWithShares,
    purpose: 'move' | 'look',
  ): Promise<ReadyToPayNeed[]> {
    const { policy } = state;
    const found = (await check.findings(context, state)).filter(({ severity }) => severity !== 'warning');
    const review = await reviewOf(context.db, policy.id, policy.writing_associate_code);
    const saidBy = (isMeant: (finding: (typeof found)[number]) => boolean) => [
      ...new Set(found.filter(isMeant).map(({ message }) => message)),
    ];
    return [
      {
        label: 'Issue date',
        missing: policy.issue_date === null ? [messages.required('Issue Date')] : [],
        remedy: 'Issue the policy with the day the carrier gives.',
      },
      ...(policy.termination_date === null
        ? []
        : [{ label: 'In force', missing: ['The policy has ended'], remedy: null }]),
      { label: 'Submission check', missing: saidBy(({ check }) => check !== 'splits'), remedy: null },
      { label: 'Splits accepted', missing: saidBy(({ check }) => check === 'splits'), remedy: null },
      ...(review
        ? [
            {
              label: 'Supervision review',
              missing: review.status === 'Acknowledged' ? [] : ['Waiting for the supervision review'],
              remedy: null,
            },
          ]
        : []),
      ...(await conditionsOf(platform, context, policy.id, purpose)),
    ];
  }

  async function toReady(context: Context, state: PolicyWithShares): Promise<PolicyWithShares> {
    await check.look(context, state);
    const after = await writes.save(
      context,
      state,
      { business_status: 'Ready To Pay' },
      { action: 'transition', credits: 'keep' },
    );
    return emitAndReload(platform, context, 'ReadyToPay', after);
  }

  /** By an admin at once, with what was asked for; by an associate when nothing waits any more. */
  async function toPending(context: SignedInContext, state: PolicyWithShares): Promise<PolicyWithShares> {
    if (!isAdmin(context.caller)) {
      const after = await check.again(context, state);
      if (after.policy.business_status === 'Pending') return after;
      // What is mended stays closed.
      throw new Problem(409, 'requirements-open', 'Answer what is asked for first', { keepWrites: true });
    }
    await closeAsked(context, state.policy.id);
    await check.look(context, state);
    return writes.save(
      context,
      state,
      { business_status: 'Pending' },
      { action: 'transition', credits: 'keep' },
    );
  }

  async function archive(context: SignedInContext, state: PolicyWithShares, move: Move) {
    const { policy } = state;
    const { db, now, today, caller } = context;
    demand(ARCHIVABLE, { policy, now, today, money: await moneyOf(db, policy) }, caller);
    const wasOpen = isOpen(policy);
    const ended_as =
      policy.issue_date === null ? (move.ended_as ?? 'Withdrawn') : (move.ended_as ?? 'Not Taken');
    const after = await writes.save(
      context,
      state,
      { business_status: 'Archived', ...(wasOpen ? { lifecycle: ended_as } : {}) },
      { action: 'transition', credits: 'keep', ...(move.reason ? { reason: move.reason } : {}) },
    );
    if (wasOpen) {
      await reverseOrRestoreCredits(db, state, today, true);
      await closeAsked(context, policy.id);
    }
    const people = participantsOf(policy, state.shares);
    if (wasOpen && ended_as === 'Not Taken')
      await tellAbout(platform, context, policy, people, POLICY_MESSAGES['policy-not-taken'], {
        values: { reason: ended_as },
      });
    else
      await tellAbout(platform, context, policy, people, POLICY_NOTICES['policy-archived'], { values: {} });
    return after;
  }

  async function unarchive(context: SignedInContext, state: PolicyWithShares, move: Move) {
    const { policy } = state;
    demand(isUnpaid, { policy, money: await moneyOf(context.db, policy) }, context.caller);
    const after = await writes.save(
      context,
      state,
      {
        business_status: 'Pending',
        lifecycle: 'Submitted',
        termination_date: null,
        termination_reason: null,
      },
      { action: 'transition', credits: 'keep', ...(move.reason ? { reason: move.reason } : {}) },
    );
    await reverseOrRestoreCredits(context.db, after, context.today, false);
    return check.again(context, after);
  }

  return {
    /** The checklist of Ready To Pay; empty for a policy that cannot be moved there by hand. */
    async checklist(context: Context, state: PolicyWithShares): Promise<ReadyToPayNeed[]> {
      return isOpen(state.policy) ? needsOf(context, state, 'look') : [];
    },

    /** Moves a policy by hand. Illegal moves answer 409, moves of others 403, unmet conditions 409 with all of them. */
    async move(context: SignedInContext, id: string, version: number, move: Move): Promise<PolicyWithShares> {
      const state = await writes.lock(context, id, version);
      const from = state.policy.business_status;
      demand(movesTo(move.to), state, context.caller);
      const { to, reason } = move;
      if (to === 'Archived') return archive(context, state, move);
      if (from === 'Archived') return unarchive(context, state, move);
      if (to === 'Ready To Pay') {
        const failures = await against(context, state);
        if (failures.length > 0)
          throw new Problem(409, 'not-ready-to-pay', failures.join('. '), {
            details: { failures },
            // The review that was asked for.
            keepWrites: true,
          });
        return toReady(context, state);
      }
      if (to === 'Pending') return toPending(context, state);
      if (to === 'Approved')
        throw conflict('reinstatement', 'A charged back policy is approved again by a reinstatement');
      demand(isRunning, state, context.caller);
      if (to === 'Action Required' && !reason)
        throw invalid([{ field: 'reason', message: messages.required('Reason') }]);
      const after = await writes.save(
        context,
        state,
        { business_status: to },
        { action: 'transition', credits: 'keep', ...(reason ? { reason } : {}) },
      );
      if (to === 'Action Required') await requirements.ask(context, after, reason as string);
      return from === 'Ready To Pay' ? emitAndReload(platform, context, 'LeftReadyToPay', after) : after;
    },

    /**
     * For the system, when something a policy waited for has come (a matched provider payment): moves a Pending policy to
     * Ready To Pay if nothing stands against it. Returns what does; empty when it moved or was beyond Pending already.
     */
    async makeReady(context: Context, id: string): Promise<string[]> {
      await shareGuard(context.db);
      const policy = await lockPolicy(context.db, id);
      if (!policy) throw notFound();
      if (policy.business_status !== 'Pending') return [];
      const state = { policy, shares: await sharesOf(context.db, id) };
      const failures = await against(context, state);
      if (failures.length === 0) await toReady(context, state);
      return failures;
    },

    /**
     * For closing pay runs and for chargebacks: Ready To Pay → Approved, and Full Chargedback from both (R-MNY-23); for a
     * dispute that gave something back, Full Chargedback → Approved. Policies that stand elsewhere are passed over. Returns
     * the ids it moved.
     */
    async setBySystem(
      context: Context,
      ids: readonly string[],
      to: keyof typeof MOVED_BY_SYSTEM,
      origins: readonly BusinessStatus[] = MOVED_BY_SYSTEM[to],
    ): Promise<string[]> {
      const { db, now, caller } = context;
      const all: string[] = [];
      for (const from of origins) {
        const moved = await moveStatuses(db, ids, from, to, { now, code: caller?.code ?? null });
        if (to === 'Approved') await tellApproved(platform, context, moved);
        for (const policy of moved) {
          all.push(policy.id);
          audit.record(context, {
            action: 'transition',
            entity: 'policy',
            entityId: policy.id,
            entityLabel: policy.policy_number,
            ownerCode: policy.writing_associate_code,
            changes: [{ field: 'Status', old: from, new: to }],
          });
        }
      }
      return all;
    },
  };
}
