import type { z } from 'zod';
import type { Db } from '../platform/database/database.ts';
import { namesOf } from '../platform/database/names-of.ts';
import type { Caller } from '../platform/operation/caller.ts';
import { cardEventActions, cardPaymentActions, purchaseActions } from './card-payments.actions.ts';
import type { cardEvent, cardPayment, cardPaymentDetail, purchase } from './card-payments.schemas.ts';
import { type CardPaymentRow, journalsAbout, numberText } from './card-payments.store.ts';
import { type CardEventRow, disputesOf, eventsOf, refundsOf } from './events/card-events.store.ts';
import { refundableOf } from './payment-status.ts';

const shared = (row: CardPaymentRow) => ({
  id: row.id,
  number: numberText(row.number),
  kind: row.kind,
  description: row.description,
  amount_cents: row.amount_cents,
  refunded_cents: row.refunded_cents,
  currency: row.currency,
  status: row.status,
  due_on: row.due_on,
  created_at: row.created_at,
  paid_at: row.paid_at,
  failure: row.failure,
});

/** As the payer reads it. */
export const toPurchase = (caller: Caller, row: CardPaymentRow): z.input<typeof purchase> => ({
  ...shared(row),
  order_id: row.kind === 'Store Order' ? row.subject : null,
  actions: purchaseActions.of(caller, row),
});

/** As the office reads it. */
export const toPayment = (caller: Caller, row: CardPaymentRow): z.input<typeof cardPayment> => ({
  ...shared(row),
  payer:
    row.payer_code === null || row.payer_name === null
      ? null
      : { code: row.payer_code, name: row.payer_name },
  country: row.country,
  version: row.version,
  actions: cardPaymentActions.of(caller, row),
});

export const toEvent = (caller: Caller, row: CardEventRow): z.input<typeof cardEvent> => ({
  id: row.id,
  country: row.country,
  event_id: row.event_id,
  type: row.type,
  object_id: row.object_id,
  payment:
    row.payment_id === null || row.number === null || row.description === null
      ? null
      : { id: row.payment_id, number: numberText(row.number), description: row.description },
  outcome: row.outcome,
  problem: row.problem,
  occurred_at: row.occurred_at,
  received_at: row.received_at,
  replayed_at: row.replayed_at,
  version: row.version,
  actions: cardEventActions.of(caller, row),
});

/** The payment with its refunds, disputes, events and journals. */
export async function toDetail(
  db: Db,
  caller: Caller,
  row: CardPaymentRow,
): Promise<z.input<typeof cardPaymentDetail>> {
  const refunds = await refundsOf(db, row.id);
  const names = await namesOf(
    db,
    refunds.map(({ requested_by }) => requested_by),
  );
  const disputes = await disputesOf(db, row.id);
  const events = await eventsOf(db, row.id);
  const journals = await journalsAbout(db, [row.id, ...[...refunds, ...disputes].map(({ id }) => id)]);
  return {
    ...toPayment(caller, row),
    intent_id: row.intent_id,
    attempt: row.attempt,
    refundable_cents: row.status === 'Paid' ? refundableOf(row, refunds, disputes) : 0,
    refunds: refunds.map(({ payment_id: _, stripe_id: __, requested_by: code, ...refund }) => ({
      ...refund,
      requested_by: code === null ? null : { code, name: names.get(code) ?? code },
    })),
    disputes: disputes.map(({ payment_id: _, ...dispute }) => dispute),
    events: events.map((event) => toEvent(caller, event)),
    journals: journals.map(({ created_at: _, ...journal }) => journal),
  };
}
