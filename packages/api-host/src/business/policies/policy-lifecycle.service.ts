import { annualPremium, type ChargebackReason, messages } from '@upline/domain';
import { findProduct } from '../../catalogue/products.store.ts';
import { trainingNotices } from '../../money/training/training-notices.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, invalid } from '../../platform/problem.ts';
import type { OwnContext } from '../clients/clients.service.ts';
import { partakersOf } from './policies.record.ts';
import { checkDates, checkPaidTo, checkPremiums, monthsOfPayment, refusals } from './policy.rules.ts';
import { policyCheck } from './policy-check.service.ts';
import type { PolicyRow } from './policy-events.ts';
import { lifecycleOf } from './policy-lifecycle.ts';
import { tellAbout } from './policy-notices.ts';
import { type PolicyWithShares, turnCredits } from './policy-points.ts';
import { peopleByCode } from './policy-references.store.ts';
import { renewalRatesOf } from './policy-renewal-rates.store.ts';
import { closeAsked } from './policy-requirements.store.ts';
import { volumeOf } from './policy-volume.ts';
import { policyWrites, tellAreas } from './policy-writes.ts';

const isOpen = ({ business_status }: PolicyRow) =>
  business_status === 'Pending' || business_status === 'Action Required';
const isPaid = ({ business_status }: PolicyRow) =>
  business_status === 'Ready To Pay' || business_status === 'Approved';

const wrongState = (message: string) => conflict('wrong-state', message);

export interface Premium {
  readonly face_amount_cents?: number | null | undefined;
  readonly premium_mode: PolicyRow['premium_mode'];
  readonly modal_premium_cents: number;
  readonly target_premium_cents: number;
}

/** What an admin enters of a policy's life; money follows through the policy's events (domain.md 2.12, 4.7, 4.8). */
export function policyLifecycle(platform: Platform) {
  const writes = policyWrites(platform);
  const check = policyCheck(platform);
  const training = trainingNotices(platform);

  /** Writes dates after judging them as a whole (R-VAL-12). */
  async function setDates(
    context: OwnContext,
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
    async issue(context: OwnContext, id: string, version: number, issue_date: string) {
      const state = await writes.lock(context, id, version);
      if (!isOpen(state.policy)) throw wrongState('Only a pending policy can be issued');
      const after = await setDates(context, state, { issue_date });
      await tellAbout(platform, context, after.policy, partakersOf(after.policy, after.shares), {
        type: 'policy-issued',
        title: 'Policy issued',
        body: `Policy ${after.policy.policy_number} was issued.`,
      });
      await training.askForCase(context, id);
      return check.again(context, after);
    },

    /** Delivered and the first premium paid. */
    async place(context: OwnContext, id: string, version: number, placed_date: string) {
      const state = await writes.lock(context, id, version);
      if (!(isOpen(state.policy) || isPaid(state.policy)) || state.policy.termination_date !== null)
        throw wrongState('Only a policy in force can be placed');
      return setDates(context, state, { placed_date });
    },

    /** Premiums the carrier reports as paid: installments fall due (R-MNY-13). `payments` of the policy's premium mode. */
    async reportPremium(
      context: OwnContext,
      id: string,
      version: number,
      { payments, paid_to_date }: { payments: number; paid_to_date: string | null },
    ) {
      const state = await writes.lock(context, id, version);
      const { policy } = state;
      if (!isPaid(policy) || policy.termination_date !== null)
        throw wrongState('Premiums are reported of policies in force from Ready To Pay on');
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
      return tellAreas(platform, context, 'PremiumReported', { ...after, months_before });
    },

    /** It ended after issue. Before Ready To Pay nothing was paid: it is archived and its credits are taken back. */
    async terminate(
      context: OwnContext,
      id: string,
      version: number,
      end: { reason: ChargebackReason; termination_date: string; paid_to_date: string | null },
    ) {
      const state = await writes.lock(context, id, version);
      const { policy } = state;
      if (
        policy.issue_date === null ||
        policy.termination_date !== null ||
        !(isOpen(policy) || isPaid(policy))
      )
        throw wrongState('Only an issued policy in force can be terminated');
      const { errors, refuse } = refusals();
      if (end.termination_date < policy.issue_date)
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
      await tellAbout(platform, context, policy, partakersOf(policy, state.shares), {
        type: `policy-${lifecycle.toLowerCase().replaceAll(' ', '-')}`,
        title: `Policy ${lifecycle === 'Death Claim' ? 'ended by a death claim' : lifecycle.toLowerCase()}`,
        body: `Policy ${policy.policy_number} ended: ${end.reason}.`,
        byMail: true,
      });
      if (isOpen(policy)) {
        await turnCredits(context.db, state, context.today, true);
        await closeAsked(context, id);
        return after;
      }
      const event_date = end.termination_date;
      return tellAreas(platform, context, 'Terminated', { ...after, reason: end.reason, event_date });
    },

    /** Premium or face changed after Ready To Pay: the difference is charged back or paid (R-MNY-21). */
    async rerate(
      context: OwnContext,
      id: string,
      version: number,
      change: Premium & { reason: ChargebackReason; event_date: string },
    ) {
      const state = await writes.lock(context, id, version);
      const { policy } = state;
      const { reason, event_date, ...premium } = change;
      if (!isPaid(policy) || policy.termination_date !== null || policy.issue_date === null)
        throw wrongState('Only a policy in force from Ready To Pay on can be re-rated');
      const product = await findProduct(context.db, policy.product_id);
      const { errors, refuse } = refusals();
      const isSameFace = premium.face_amount_cents === policy.face_amount_cents;
      checkPremiums(premium, isSameFace ? undefined : product, refuse);
      if (event_date < policy.issue_date)
        refuse('event_date', messages.dateOrder('Event Date', 'Issue Date'));
      else if (event_date > context.today) refuse('event_date', messages.dateFuture('Event Date'));
      if (errors.length > 0) throw invalid(errors);
      const annual_premium_cents = annualPremium(premium);
      const columns = {
        premium_mode: premium.premium_mode,
        modal_premium_cents: premium.modal_premium_cents,
        target_premium_cents: premium.target_premium_cents,
        face_amount_cents:
          product?.line === 'Life' ? (premium.face_amount_cents ?? null) : policy.face_amount_cents,
        annual_premium_cents,
        excess_premium_cents: annual_premium_cents - premium.target_premium_cents,
      };
      const rates = (await renewalRatesOf(context.db, policy.id)) ?? product?.renewal_bv_rate_bps;
      const bv_cents = volumeOf({ ...policy, ...columns }, rates?.[String(policy.policy_year)]);
      const after = await writes.save(context, state, { ...columns, bv_cents }, { credits: 'keep', reason });
      return tellAreas(platform, context, 'Rerated', { ...after, reason, event_date, before: state });
    },

    /** In force again: what was charged back for its end, or for another reason in full, is given again (R-MNY-24). */
    async reinstate(
      context: OwnContext,
      id: string,
      version: number,
      { event_date, reason }: { event_date: string; reason: string },
    ) {
      const state = await writes.lock(context, id, version);
      const { policy } = state;
      const wasCharged = policy.business_status === 'Full Chargedback';
      if (!wasCharged && (policy.termination_date === null || !isPaid(policy)))
        throw wrongState('Only a policy that has ended or was charged back in full can be reinstated');
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
      return tellAreas(platform, context, 'Reinstated', { ...after, event_date, before: policy });
    },

    /** Of an application under way: with the carrier, or in underwriting. */
    async setUnderwriting(
      context: OwnContext,
      id: string,
      version: number,
      lifecycle: 'Submitted' | 'Underwriting',
    ) {
      const state = await writes.lock(context, id, version);
      if (!isOpen(state.policy) || state.policy.issue_date !== null)
        throw wrongState('Only an application that is not issued can be in underwriting');
      return writes.save(context, state, { lifecycle }, { credits: 'keep' });
    },
  };
}
