import {
  chargeBack,
  type EventOutcome,
  type PolicyEvent,
  paidCents,
  reasonClass,
} from '@upline/domain/compensation';
import { policyStatus } from '../../business/policies/life/policy-status.service.ts';
import type { PolicyRow } from '../../business/policies/policies.tables.ts';
import type { Context } from '../../platform/operation/operation.ts';
import { conflict } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { moneyNotices } from '../compensation/money-notices.ts';
import { loadPosted, type PostedPolicy } from '../compensation/policy-ledger.store.ts';
import { compensationPosting } from '../compensation/posting/posting.service.ts';
import { transfersBack } from '../roll-up/transfers-back.ts';
import { disputeAnswers } from './disputes.ts';
import { setCharges } from './events.store.ts';
import { clearEvent, type EventRequest, eventOf, reinstateEvents, settleEvent } from './settle-event.ts';
import { takeBackWriteOffs } from './write-offs.ts';

/** Events of posted policies, with the notices they send and the entries they leave in the trail (domain.md 4.8). */
export function policyEvents(platform: Platform) {
  const { audit } = platform;
  const posting = compensationPosting(platform);
  const notices = moneyNotices(platform);
  const disputes = disputeAnswers(platform);
  const transfers = transfersBack(platform);
  const status = policyStatus(platform);

  return {
    /** What the event would take and give, line by line, without doing it. Undefined for a policy that is not posted. */
    async preview(
      { db }: Pick<Context, 'db'>,
      policyId: string,
      request: EventRequest,
      check: (policy: PostedPolicy) => void,
    ): Promise<{ policy: PostedPolicy; outcome: EventOutcome } | undefined> {
      const policy = (await loadPosted(db, [policyId], { lock: false })).get(policyId);
      if (policy) check(policy);
      return policy && { policy, outcome: chargeBack(policy.ledger, eventOf(policy, request)) };
    },

    /**
     * Settles an event on all lines at once. It sets the policy to Full Chargedback if nothing is left on its lines
     * (R-MNY-23), or back to Approved if a re-rate corrects the one that led there (R-MNY-24). It skips a policy that is
     * not posted. Returns the event's id.
     */
    async settle(
      context: Context,
      policyId: string,
      request: EventRequest,
      check?: (policy: PostedPolicy) => void,
    ): Promise<string | undefined> {
      const settled = await settleEvent(context, policyId, request, check);
      if (!settled) return undefined;
      const { policy, event, outcome } = settled;
      if (event === null) return request.id;
      // If nothing was paid and nothing will be, there is nothing to charge.
      const isNothing =
        outcome.cancels_installments && policy.ledger.lines.every((line) => paidCents(line) === 0);
      const isPayable = event.rerate?.lines.some(({ amount_cents }) => amount_cents > 0) === true;
      // Only a re-rate can have set it to Full Chargedback: every other case was refused before (R-MNY-24).
      const back = isPayable
        ? await status.setBySystem(context, [policyId], 'Approved', ['Full Chargedback'])
        : [];
      if (back.length === 0 && (outcome.is_fully_charged_back || isNothing))
        await status.setBySystem(context, [policyId], 'Full Chargedback');
      await notices.charged(
        context,
        policy,
        event.reason,
        outcome.actions.flatMap((action) =>
          action.action === 'Charge'
            ? [{ associate_code: action.associate_code, cents: -action.amount_cents }]
            : [],
        ),
      );
      const { note } = request;
      audit.record(context, {
        action: 'post',
        entity: 'chargeback',
        entityId: event.id,
        entityLabel: policy.policy_number,
        ownerCode: policy.writing_associate_code,
        changes: [{ field: 'Reason', old: null, new: event.reason }],
        ...(note ? { reason: note } : {}),
      });
      return event.id;
    },

    /**
     * Puts a policy in force again (R-MNY-24): gives back what its end took, or what charged all of it, and posts what
     * is due by now. Throws 409 if a re-rate left nothing on a policy in force.
     */
    async reinstate(context: Context, before: PolicyRow, event_date: string): Promise<void> {
      const { id: policyId, business_status, termination_date } = before;
      const reason = 'The policy was reinstated';
      const done = await reinstateEvents(context, policyId, event_date, {
        isFull: business_status === 'Full Chargedback',
        takeBack: (eventIds) => transfers.takeBack(context, eventIds, reason),
      });
      if (termination_date === null && (done?.outcome.total_cents ?? 0) === 0)
        throw conflict('re-rated', 'Nothing was charged back but by a re-rate');
      if (done) {
        const { event_ids } = done.outcome;
        await takeBackWriteOffs(audit, context, event_ids, reason);
        await disputes.approveReinstated(context, event_ids, reason);
        audit.record(context, {
          action: 'post',
          entity: 'chargeback',
          entityId: event_ids[0] as string,
          entityLabel: done.policy.policy_number,
          ownerCode: done.policy.writing_associate_code,
          changes: [{ field: 'Reinstatement', old: null, new: event_date }],
        });
      }
      await posting.postDue(context, [policyId]);
    },

    /**
     * A dispute gave back some of what an event took; `charges` remain (R-CB-03). Once none remain, its volume is
     * credited again and later events no longer count it. A line that remains makes a Full Chargedback policy Approved
     * (R-MNY-23).
     */
    async giveBack(
      context: Context,
      policy: PostedPolicy,
      event: PolicyEvent,
      charges: PolicyEvent['charges'],
    ): Promise<void> {
      await setCharges(context.db, event.id, charges);
      if (charges.length === 0 && reasonClass(event.reason) !== 'Re-rate')
        await clearEvent(context, policy, event);
      await status.setBySystem(context, [policy.id], 'Approved', ['Full Chargedback']);
    },
  };
}
