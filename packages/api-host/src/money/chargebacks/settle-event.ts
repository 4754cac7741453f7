import { randomUUID } from 'node:crypto';
import type { ChargebackReason } from '@upline/domain';
import {
  type ChargebackEvent,
  chargeBack,
  type EventOutcome,
  type PolicyEvent,
  type ReinstatementOutcome,
  reasonClass,
  reinstate,
} from '@upline/domain/compensation';
import type { Context } from '../../platform/operation/operation.ts';
import { loadPosted, nextNumbers, type PostedPolicy } from '../compensation/policy-ledger.store.ts';
import { addCharges, insertLines, voidLines } from '../compensation/posting/lines.store.ts';
import { readRecipients } from '../compensation/posting/recipients.ts';
import { creditVolumes, reverseVolumes } from '../compensation/posting/volumes.ts';
import { type JournalKind, postJournals } from '../ledger/ledger.ts';
import { insertDebts } from './debts.store.ts';
import { insertEvent, markReinstated } from './events.store.ts';
import { payeesOf, type Settlement, settlementOf } from './settlement.ts';

/** What postings need to know. */
type PostingContext = Pick<Context, 'db' | 'now' | 'today' | 'caller'>;

/** An event to settle; the dates of the policy are read from it. */
export interface EventRequest {
  /** An event with the same id is settled only once (I6). */
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

/** The event as input of the engine. */
export const eventOf = (policy: PostedPolicy, { id, ...request }: EventRequest): ChargebackEvent => ({
  id: id ?? randomUUID(),
  reason: request.reason,
  event_date: request.event_date,
  paid_to_date: policy.paid_to_date,
  termination_date: policy.termination_date,
  ...(request.new_bv_cents === undefined ? {} : { new_bv_cents: request.new_bv_cents }),
  ...(request.amounts === undefined ? {} : { amounts: request.amounts }),
});

async function write(
  { db, now, today, caller }: PostingContext,
  policy: PostedPolicy,
  { lines, charges, voids, postings }: Settlement,
  { no, kind, reason }: { no: number; kind: JournalKind; reason: string },
): Promise<void> {
  await voidLines(db, voids, reason, now);
  const source = { kind: 'policy', id: `${policy.id}/${no}`, at: now, by: caller?.code ?? null };
  await insertLines(
    db,
    lines.map((line) => ({ ...line, source })),
  );
  await addCharges(db, charges);
  await postJournals({ db, now, today, caller }, [
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

/** The result of a settlement. `event` is null if the same event had been settled before (I6). */
export interface Settled {
  readonly policy: PostedPolicy;
  readonly event: PolicyEvent | null;
  readonly outcome: EventOutcome;
}

/**
 * Settles an event on all lines at once: negatives, voids, adjustments, debts, one journal and BV reversals (R-MNY-16 to
 * R-MNY-22), in the caller's transaction. A policy that is not posted is passed over. `check` may refuse with the policy
 * locked.
 */
export async function settleEvent(
  context: PostingContext,
  policyId: string,
  request: EventRequest,
  check: (policy: PostedPolicy) => void = () => undefined,
): Promise<Settled | undefined> {
  const { db, now, caller } = context;
  const policy = (await loadPosted(db, [policyId], { lock: true })).get(policyId);
  if (!policy) return undefined;
  check(policy);
  const outcome = chargeBack(policy.ledger, eventOf(policy, request));
  const { event, actions, total_cents } = outcome;
  if (event === null) return { policy, event, outcome };
  const no = (await nextNumbers(db, [policyId])).get(policyId) as number;
  const recipients = await readRecipients(context, payeesOf(policy, actions), [policyId]);
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
  await reverseVolumes(context, policy, event);
  return { policy, event, outcome };
}

/**
 * What a reinstatement takes back: what ended the policy; where that took nothing from a policy charged back in full, every
 * charge that did. A re-rate stays: the policy comes back as it was re-rated.
 */
function reinstatementOf({ ledger }: PostedPolicy, isFull: boolean): ReinstatementOutcome {
  const ended = reinstate(ledger);
  if (!isFull || ended.total_cents > 0) return ended;
  const charges = ledger.events.filter(
    ({ reason, is_reinstated }) => !is_reinstated && reasonClass(reason) !== 'Re-rate',
  );
  return reinstate(
    ledger,
    charges.map(({ id }) => id),
  );
}

interface Reinstating {
  readonly isFull: boolean;
  /** Takes the events' debts back from the people they were moved to; says what was owed by them, by who owed it first. */
  readonly takeBack: (eventIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}

/**
 * Takes back the events that ended a policy or charged all of it: positive Adjustments equal to what they took, their BV
 * credited on the date (R-MNY-24). Undefined when there is nothing to take back.
 */
export async function reinstateEvents(
  context: PostingContext,
  policyId: string,
  event_date: string,
  { isFull, takeBack }: Reinstating,
): Promise<{ policy: PostedPolicy; outcome: ReinstatementOutcome } | undefined> {
  const { db, now } = context;
  const policy = (await loadPosted(db, [policyId], { lock: true })).get(policyId);
  if (!policy) return undefined;
  const outcome = reinstatementOf(policy, isFull);
  const { event_ids, actions, bv_credits } = outcome;
  if (event_ids.length === 0) return undefined;
  const no = (await nextNumbers(db, [policyId])).get(policyId) as number;
  const recipients = await readRecipients(context, payeesOf(policy, actions), [policyId]);
  const owedByOthers = await takeBack(event_ids);
  await markReinstated(db, event_ids, now);
  await write(context, policy, settlementOf(policy, actions, recipients, owedByOthers), {
    no,
    kind: 'Reinstatement',
    reason: 'Reinstatement',
  });
  await creditVolumes(context, policy, bv_credits, { on_date: event_date, eventIds: event_ids });
  return { policy, outcome };
}

/**
 * Disputes have given back all that the event took: its volume is credited today, and later events no longer count it.
 */
export async function clearEvent(
  context: PostingContext,
  policy: PostedPolicy,
  { id, bv_reversals }: PolicyEvent,
): Promise<void> {
  await markReinstated(context.db, [id], context.now);
  await creditVolumes(context, policy, bv_reversals, { on_date: context.today, eventIds: [id] });
}
