import { randomUUID } from 'node:crypto';
import type { ChargebackReason } from '@upline/domain';
import { type ChargebackEvent, chargeBack, type EventOutcome, reinstate } from '@upline/domain/compensation';
import { policyStatus } from '../../business/policies/policy-status.service.ts';
import type { Context } from '../../platform/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { addCharges, insertLines, voidLines } from '../compensation/lines.store.ts';
import { moneyNotices } from '../compensation/money-notices.ts';
import { loadPosted, nextNumbers, type PostedPolicy } from '../compensation/policy-ledger.store.ts';
import { compensationPosting } from '../compensation/posting.service.ts';
import { readRecipients } from '../compensation/recipients.ts';
import { reverseVolumes } from '../compensation/volumes.ts';
import { type JournalKind, postJournals } from '../ledger/ledger.ts';
import { insertDebts } from './debts.store.ts';
import { insertEvent, markReinstated } from './events.store.ts';
import { type Settlement, settlementOf } from './settlement.ts';

/** An event to settle; the dates of the policy are read from it. */
export interface EventRequest {
  /** Sent again, the same id changes nothing (I6). */
  readonly id?: string;
  readonly reason: ChargebackReason;
  readonly event_date: string;
  /** Of re-rate reasons. */
  readonly new_bv_cents?: number;
  /** Of amount reasons. */
  readonly amounts?: NonNullable<ChargebackEvent['amounts']>;
  readonly note?: string | null;
  readonly document_id?: string | null;
}

const eventOf = (policy: PostedPolicy, { id, ...request }: EventRequest): ChargebackEvent => ({
  id: id ?? randomUUID(),
  reason: request.reason,
  event_date: request.event_date,
  paid_to_date: policy.paid_to_date,
  termination_date: policy.termination_date,
  ...(request.new_bv_cents === undefined ? {} : { new_bv_cents: request.new_bv_cents }),
  ...(request.amounts === undefined ? {} : { amounts: request.amounts }),
});

/** Settles what happens to a posted policy: ends, re-rates, an admin's charges, reinstatements (domain.md 4.8). */
export function policyEvents(platform: Platform) {
  const { audit } = platform;
  const posting = compensationPosting(platform);
  const notices = moneyNotices(platform);
  const status = policyStatus(platform);

  async function write(
    context: Context,
    policy: PostedPolicy,
    { lines, charges, voids, postings }: Settlement,
    { no, kind, reason }: { no: number; kind: JournalKind; reason: string },
  ): Promise<void> {
    const { db, now, caller } = context;
    await voidLines(db, voids, reason, now);
    const source = { kind: 'policy', id: `${policy.id}/${no}`, at: now, by: caller?.code ?? null };
    await insertLines(
      db,
      lines.map((line) => ({ ...line, source })),
    );
    await addCharges(db, charges);
    await postJournals(context, [
      {
        kind,
        sourceId: policy.id,
        sequence: no,
        currency: policy.currency,
        description: `${reason}: policy ${policy.policy_number}`,
        postings,
      },
    ]);
  }

  const peopleOf = (actions: EventOutcome['actions']) =>
    actions.flatMap(({ action, associate_code }) => (action === 'Adjust' ? [associate_code] : []));

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
     * Settles an event on all lines at once: negatives, voids, adjustments, debts, one journal, BV reversals, and Full
     * Chargedback when nothing stands any more (R-MNY-16 to R-MNY-23). A policy that is not posted is passed over. `check`
     * may refuse with the policy locked. Returns the event's id.
     */
    async settle(
      context: Context,
      policyId: string,
      request: EventRequest,
      check: (policy: PostedPolicy) => void = () => undefined,
    ): Promise<string | undefined> {
      const { db, now, caller } = context;
      const policy = (await loadPosted(db, [policyId], { lock: true })).get(policyId);
      if (!policy) return undefined;
      check(policy);
      const { event, actions, total_cents, is_fully_charged_back } = chargeBack(
        policy.ledger,
        eventOf(policy, request),
      );
      if (event === null) return request.id;
      const no = (await nextNumbers(db, [policyId])).get(policyId) as number;
      const recipients = await readRecipients(context, peopleOf(actions), [policyId]);
      const settlement = settlementOf(policy, actions, recipients);
      const { note = null, document_id = null } = request;
      const by = { now, code: caller?.code ?? null };
      await insertEvent(db, {
        policy_id: policyId,
        event_no: no,
        total_cents,
        event,
        note,
        document_id,
        created_at: now,
        created_by: by.code,
      });
      await insertDebts(
        db,
        [...settlement.debts].map(([associate_code, debt]) => ({
          id: debt.id,
          associate_code,
          policy_id: policyId,
          policy_event_id: event.id,
          reason: event.reason,
          event_date: event.event_date,
          months_in_force: event.months_in_force,
          amount_cents: debt.cents,
          currency: policy.currency,
          note,
          document_id,
        })),
        by,
      );
      await write(context, policy, settlement, { no, kind: 'Chargeback', reason: event.reason });
      await reverseVolumes(context, policy, event.bv_reversals, {
        on_date: event.event_date,
        eventId: event.id,
      });
      if (is_fully_charged_back) await status.setBySystem(context, [policyId], 'Full Chargedback');
      await notices.charged(
        context,
        policy,
        event.reason,
        actions.flatMap((action) =>
          action.action === 'Charge'
            ? [{ associate_code: action.associate_code, cents: -action.amount_cents }]
            : [],
        ),
      );
      audit.record(context, {
        action: 'post',
        entity: 'chargeback',
        entityId: event.id,
        entityLabel: policy.policy_number,
        ownerCode: policy.writing_associate_code,
        changes: [{ field: 'Reason', old: null, new: event.reason }],
        ...(note === null ? {} : { reason: note }),
      });
      return event.id;
    },

    /**
     * In force again: positive Adjustments equal to what the events took that ended it, their BV credited on the date, and
     * the installments that are due by now (R-MNY-24).
     */
    async reinstate(context: Context, policyId: string, event_date: string): Promise<void> {
      const { db, now } = context;
      const policy = (await loadPosted(db, [policyId], { lock: true })).get(policyId);
      if (!policy) return;
      const { event_ids, actions, bv_credits } = reinstate(policy.ledger);
      if (event_ids.length > 0) {
        const no = (await nextNumbers(db, [policyId])).get(policyId) as number;
        const recipients = await readRecipients(context, peopleOf(actions), [policyId]);
        await markReinstated(db, event_ids, now);
        await write(context, policy, settlementOf(policy, actions, recipients), {
          no,
          kind: 'Reinstatement',
          reason: 'Reinstatement',
        });
        await reverseVolumes(
          context,
          policy,
          bv_credits.map(({ portion, bv_cents }) => ({ portion, bv_cents: -bv_cents })),
          { on_date: event_date, eventId: event_ids[0] as string },
        );
        audit.record(context, {
          action: 'post',
          entity: 'chargeback',
          entityId: event_ids[0] as string,
          entityLabel: policy.policy_number,
          ownerCode: policy.writing_associate_code,
          changes: [{ field: 'Reinstatement', old: null, new: event_date }],
        });
      }
      await posting.postDue(context, [policyId]);
    },
  };
}
