import { type ChargebackReason, messages, type PolicyLifecycle } from '@upline/domain';
import type { SignedInContext } from '../../../platform/operation/operation.ts';
import { invalid } from '../../../platform/operation/problem.ts';
import { demand } from '../../../platform/operation/row-actions.ts';
import type { Platform } from '../../../platform/platform.ts';
import { policyCheck } from '../entry/policy-check.service.ts';
import { peopleByCode } from '../entry/policy-references.store.ts';
import { emitAndReload, policyWrites } from '../entry/policy-writes.ts';
import {
  isEndable,
  isIssuable,
  isPlaceable,
  isPremiumPaying,
  isReratable,
  isUnderwritable,
  REINSTATABLE,
} from '../policies.actions.ts';
import { POLICY_MESSAGES } from '../policies.messages.ts';
import { isOpen, participantsOf } from '../policies.record.ts';
import { checkDates, checkPaidTo, monthsOfPayment, refusals } from '../policies.rules.ts';
import { moneyOf } from '../policies.store.ts';
import type { PolicyRow } from '../policies.tables.ts';
import { type PolicyWithShares, reverseOrRestoreCredits } from '../splits/policy-points.ts';
import { lifecycleOf } from './policy-lifecycle.ts';
import { tellAbout, tellApproved, tellIssued } from './policy-notices.ts';
import { closeAsked } from './policy-requirements.store.ts';
import { type Rerate, reratedColumns } from './rerate.ts';

const ENDS = {
  'Not Taken': 'policy-not-taken',
  Lapsed: 'policy-lapsed',
  'Death Claim': 'policy-death-claim',
} as const;

/** The message about the end of a policy; every other end is a cancellation. */
const endOf = (lifecycle: PolicyLifecycle) =>
  Object.hasOwn(ENDS, lifecycle) ? ENDS[lifecycle as keyof typeof ENDS] : 'policy-cancelled';

/** What an admin enters of a policy's life; money follows through the policy's events (domain.md 2.12, 4.7, 4.8). */
export function policyLifecycle(platform: Platform) {
  const writes = policyWrites(platform);
  const check = policyCheck(platform);

  /** Writes dates after judging them as a whole (R-VAL-12). */
  async function setDates(
    context: SignedInContext,
    state: PolicyWithShares,
    dates: Partial<Pick<PolicyRow, 'issue_date' | 'placed_date' | 'paid_to_date'>>,
  ): Promise<PolicyWithShares> {
    const { policy } = state;
    const code = policy.writing_associate_code;
    const join_date = (await peopleByCode(context.db, [code])).get(code)?.join_date ?? null;
    const { errors, refuse } = refusals();
    const limits = { today: context.today, join_date, max_age_days: undefined, oldest: context.today };
    checkDates({ ...policy, ...dates }, limits, refuse);
    if (errors.length > 0) throw invalid(errors);
    return writes.save(context, state, dates, { credits: isOpen(policy) ? 'correct' : 'keep' });
  }

  return {
    /** The carrier has issued it: IssuedBv is credited on that date. */
    async issue(context: SignedInContext, id: string, version: number, issue_date: string) {
      const state = await writes.lock(context, id, version);
      demand(isIssuable, state, context.caller);
      const after = await setDates(context, state, { issue_date });
      await tellIssued(platform, context, state, after);
      return check.again(context, await emitAndReload(platform, context, 'Issued', after));
    },

    /** Delivered and the first premium paid. */
    async place(context: SignedInContext, id: string, version: number, placed_date: string) {
      const state = await writes.lock(context, id, version);
      demand(isPlaceable, state, context.caller);
      return setDates(context, state, { placed_date });
    },

    /** Premiums the carrier reports as paid: installments fall due (R-MNY-13). `payments` of the policy's premium mode. */
    async reportPremium(
      context: SignedInContext,
      id: string,
      version: number,
      { payments, paid_to_date }: { payments: number; paid_to_date: string | null },
    ) {
      const state = await writes.lock(context, id, version);
      const { policy } = state;
      demand(isPremiumPaying, state, context.caller);
      const months_before = policy.premium_months_reported;
      const premium_months_reported = months_before + payments * monthsOfPayment(policy.premium_mode);
      const { errors, refuse } = refusals();
      checkPaidTo(paid_to_date, policy.issue_date, context.today, refuse);
      if (errors.length > 0) throw invalid(errors);
      const after = await writes.save(
        context,
        state,
        { premium_months_reported, ...(paid_to_date === null ? {} : { paid_to_date }) },
        { credits: 'keep' },
      );
      return emitAndReload(platform, context, 'PremiumReported', { ...after, months_before });
    },

    /** It ended after issue. Before Ready To Pay nothing was paid: it is archived and its credits are taken back. */
    async terminate(
      context: SignedInContext,
      id: string,
      version: number,
      end: { reason: ChargebackReason; termination_date: string; paid_to_date: string | null },
    ) {
      const state = await writes.lock(context, id, version);
      const { policy } = state;
      demand(isEndable, state, context.caller);
      const issued = policy.issue_date as string;
      const { errors, refuse } = refusals();
      if (end.termination_date < issued)
        refuse('termination_date', messages.dateOrder('Termination Date', 'Issue Date'));
      else if (end.termination_date > context.today)
        refuse('termination_date', messages.dateFuture('Termination Date'));
      checkPaidTo(end.paid_to_date, policy.issue_date, context.today, refuse);
      if (errors.length > 0) throw invalid(errors);
      const ending = {
        termination_date: end.termination_date,
        termination_reason: end.reason,
        ...(end.paid_to_date === null ? {} : { paid_to_date: end.paid_to_date }),
      };
      const after = await writes.save(
        context,
        state,
        isOpen(policy) ? { ...ending, business_status: 'Archived' } : ending,
        { action: 'transition', credits: 'keep', reason: end.reason },
      );
      const lifecycle = lifecycleOf(after.policy);
      const people = participantsOf(policy, state.shares);
      await tellAbout(platform, context, policy, people, POLICY_MESSAGES[endOf(lifecycle)], {
        values: { reason: end.reason },
      });
      if (isOpen(policy)) {
        await reverseOrRestoreCredits(context.db, state, context.today, true);
        await closeAsked(context, id);
        return after;
      }
      const event_date = end.termination_date;
      return emitAndReload(platform, context, 'Terminated', { ...after, reason: end.reason, event_date });
    },

    /** Premium or face changed after Ready To Pay: the difference is charged back or paid (R-MNY-21). */
    async rerate(context: SignedInContext, id: string, version: number, change: Rerate) {
      const state = await writes.lock(context, id, version);
      const { reason, event_date } = change;
      const { policy } = state;
      demand(isReratable, { policy, money: await moneyOf(context.db, policy) }, context.caller);
      const columns = await reratedColumns(context, policy, change);
      const after = await writes.save(context, state, columns, { credits: 'keep', reason });
      return emitAndReload(platform, context, 'Rerated', { ...after, reason, event_date, before: state });
    },

    /** In force again: what was charged back for its end, or for another reason in full, is given again (R-MNY-24). */
    async reinstate(
      context: SignedInContext,
      id: string,
      version: number,
      { event_date, reason }: { event_date: string; reason: string },
    ) {
      const state = await writes.lock(context, id, version);
      const { policy } = state;
      const wasCharged = policy.business_status === 'Full Chargedback';
      demand(REINSTATABLE, { policy, money: await moneyOf(context.db, policy) }, context.caller);
      const [since, name] =
        policy.termination_date === null
          ? [policy.issue_date as string, 'Issue Date']
          : [policy.termination_date, 'Termination Date'];
      if (event_date < since || event_date > context.today)
        throw invalid([
          {
            field: 'event_date',
            message:
              event_date > context.today
                ? messages.dateFuture('Event Date')
                : messages.dateOrder('Event Date', name),
          },
        ]);
      const after = await writes.save(
        context,
        state,
        {
          termination_date: null,
          termination_reason: null,
          ...(wasCharged ? { business_status: 'Approved' as const } : {}),
        },
        { action: 'transition', credits: 'keep', reason },
      );
      if (wasCharged) await tellApproved(platform, context, [after.policy]);
      return emitAndReload(platform, context, 'Reinstated', { ...after, event_date, before: policy });
    },

    /** Of an application under way: with the carrier, or in underwriting. */
    async setUnderwriting(
      context: SignedInContext,
      id: string,
      version: number,
      lifecycle: 'Submitted' | 'Underwriting',
    ) {
      const state = await writes.lock(context, id, version);
      demand(isUnderwritable, state, context.caller);
      return writes.save(context, state, { lifecycle }, { credits: 'keep' });
    },
  };
}
