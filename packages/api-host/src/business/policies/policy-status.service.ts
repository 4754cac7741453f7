import { addMonths, type BusinessStatus, messages } from '@upline/domain';
import { shareGuard } from '../../network/guard.store.ts';
import type { Context } from '../../platform/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, forbidden, invalid, notFound, Problem } from '../../platform/problem.ts';
import type { OwnContext } from '../clients/clients.service.ts';
import { isAdmin, isFresh, isOwn, partakersOf } from './policies.record.ts';
import { lockPolicy, moneyOf, moveStatuses, sharesOf } from './policies.store.ts';
import { policyCheck } from './policy-check.service.ts';
import { conditionsOf, type ReadyToPayNeed } from './policy-events.ts';
import type { UNISSUED_ENDS } from './policy-lifecycle.ts';
import { tellAbout } from './policy-notices.ts';
import { type PolicyWithShares, turnCredits } from './policy-points.ts';
import { policyRequirements } from './policy-requirements.service.ts';
import { closeAsked } from './policy-requirements.store.ts';
import { judgeTransition, type Mover } from './policy-transitions.ts';
import { reviewOf } from './policy-view.store.ts';
import { policyWrites, tellAreas } from './policy-writes.ts';
import { requestReview } from './supervision.service.ts';

/** Months after issue from which a settled policy may be archived (domain.md 2.12). */
const ARCHIVE_MONTHS = 25;

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

const illegal = (from: BusinessStatus, to: BusinessStatus) =>
  conflict('illegal-transition', messages.transition(from, to));

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

  /** All that Ready To Pay needs, what is missing said with it (domain.md 2.12). */
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
      { label: 'Issue date', missing: policy.issue_date === null ? [messages.required('Issue Date')] : [] },
      ...(policy.termination_date === null ? [] : [{ label: 'In force', missing: ['The policy has ended'] }]),
      { label: 'Submission check', missing: saidBy(({ check }) => check !== 'splits') },
      { label: 'Splits accepted', missing: saidBy(({ check }) => check === 'splits') },
      ...(review
        ? [
            {
              label: 'Supervision review',
              missing: review.status === 'Acknowledged' ? [] : ['Waiting for the supervision review'],
            },
          ]
        : []),
      ...(await conditionsOf(platform, context, policy.id, purpose)),
    ];
  }

  async function toReady(context: Context, state: PolicyWithShares): Promise<PolicyWithShares> {
    const after = await writes.save(
      context,
      state,
      { business_status: 'Ready To Pay' },
      { action: 'transition', credits: 'keep' },
    );
    return tellAreas(platform, context, 'ReadyToPay', after);
  }

  /** By an admin at once, with what was asked for; by an associate when nothing waits any more. */
  async function toPending(context: OwnContext, state: PolicyWithShares): Promise<PolicyWithShares> {
    if (!isAdmin(context.caller)) {
      const after = await check.again(context, state);
      if (after.policy.business_status === 'Pending') return after;
      throw conflict('requirements-open', 'Answer what is asked for first');
    }
    await closeAsked(context, state.policy.id);
    return writes.save(
      context,
      state,
      { business_status: 'Pending' },
      { action: 'transition', credits: 'keep' },
    );
  }

  async function archive(context: OwnContext, state: PolicyWithShares, move: Move) {
    const { policy } = state;
    const { db, now, today, caller } = context;
    const isOpen = policy.business_status === 'Pending' || policy.business_status === 'Action Required';
    if (!isAdmin(caller)) {
      if (!isOwn(caller, policy)) throw forbidden();
      if (!isFresh(policy, now))
        throw conflict('policy-too-old', 'A policy can be withdrawn only within 24 hours of its creation');
    }
    if (!isOpen) {
      const { has_open_balance } = await moneyOf(db, policy.id);
      if (
        has_open_balance ||
        policy.issue_date === null ||
        addMonths(policy.issue_date, ARCHIVE_MONTHS) > today
      )
        throw conflict(
          'policy-not-settled',
          `A paid policy can be archived ${ARCHIVE_MONTHS} months after issue, without an open balance`,
        );
    }
    const ended_as =
      policy.issue_date === null ? (move.ended_as ?? 'Withdrawn') : (move.ended_as ?? 'Not Taken');
    const after = await writes.save(
      context,
      state,
      { business_status: 'Archived', ...(isOpen ? { lifecycle: ended_as } : {}) },
      { action: 'transition', credits: 'keep', ...(move.reason ? { reason: move.reason } : {}) },
    );
    if (isOpen) {
      await turnCredits(db, state, today, true);
      await closeAsked(context, policy.id);
    }
    await tellAbout(platform, context, policy, partakersOf(policy, state.shares), {
      type: 'policy-archived',
      title: 'Policy archived',
      body: `Policy ${policy.policy_number} was archived.`,
    });
    return after;
  }

  async function unarchive(context: OwnContext, state: PolicyWithShares, move: Move) {
    const { has_lines } = await moneyOf(context.db, state.policy.id);
    if (has_lines) throw conflict('policy-has-lines', 'A policy with compensation stays archived');
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
    await turnCredits(context.db, after, context.today, false);
    return check.again(context, after);
  }

  return {
    /** The checklist of Ready To Pay; empty for a policy that cannot be moved there by hand. */
    async checklist(context: Context, state: PolicyWithShares): Promise<ReadyToPayNeed[]> {
      const { business_status } = state.policy;
      const isOpen = business_status === 'Pending' || business_status === 'Action Required';
      return isOpen ? needsOf(context, state, 'look') : [];
    },

    /** Moves a policy by hand. Illegal moves answer 409, moves of others 403, unmet conditions 409 with all of them. */
    async move(context: OwnContext, id: string, version: number, move: Move): Promise<PolicyWithShares> {
      const state = await writes.lock(context, id, version);
      const from = state.policy.business_status;
      const mover: Mover = isAdmin(context.caller) ? 'admin' : 'associate';
      const verdict = judgeTransition(from, move.to, mover);
      if (verdict === 'illegal') throw illegal(from, move.to);
      if (verdict === 'not yours') throw forbidden();
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
      if (from === 'Ready To Pay' && state.policy.termination_date !== null)
        throw conflict('policy-ended', 'A policy that has ended is reinstated before it is taken back');
      if (to === 'Action Required' && !reason)
        throw invalid([{ field: 'reason', message: messages.required('Reason') }]);
      const after = await writes.save(
        context,
        state,
        { business_status: to },
        { action: 'transition', credits: 'keep', ...(reason ? { reason } : {}) },
      );
      if (to === 'Action Required') await requirements.ask(context, after, reason as string);
      return from === 'Ready To Pay' ? tellAreas(platform, context, 'LeftReadyToPay', after) : after;
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
        for (const policy of await moveStatuses(db, ids, from, to, { now, code: caller?.code ?? null })) {
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
