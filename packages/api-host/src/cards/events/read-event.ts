import type { DisputeStatus } from '@upline/domain';
import type Stripe from 'stripe';
import type { CardFacts } from './card-facts.ts';

/** In Stripe's objects another object is either an id or the whole object. */
export const idOf = (object: string | { readonly id: string } | null | undefined): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null);

/** The reasons for a refusal that a payer may read; Stripe writes the others for developers. */
const failureOf = (error: { readonly code?: string; readonly decline_code?: string } | null | undefined) =>
  error?.code === 'payment_intent_authentication_failure'
    ? 'The bank could not confirm the payment'
    : error?.decline_code === 'insufficient_funds'
      ? 'The card has insufficient funds'
      : error?.code === 'expired_card'
        ? 'The card has expired'
        : 'The card was declined';

const other: CardFacts = { kind: 'other' };

export function factsOfIntent(intent: Stripe.PaymentIntent): CardFacts {
  const { payment_id, attempt } = intent.metadata;
  if (payment_id === undefined) return other;
  if (intent.status === 'succeeded') {
    return {
      kind: 'paid',
      payment_id,
      intent_id: intent.id,
      amount_cents: intent.amount_received,
      currency: intent.currency.toUpperCase(),
      customer_ref: idOf(intent.customer),
      card_ref: idOf(intent.payment_method),
    };
  }
  if (intent.status === 'requires_capture') {
    return {
      kind: 'authorized',
      payment_id,
      attempt: Number(attempt ?? 1),
      intent_id: intent.id,
      amount_cents: intent.amount_capturable,
      currency: intent.currency.toUpperCase(),
    };
  }
  if (intent.status === 'canceled' || intent.last_payment_error == null) return other;
  return {
    kind: 'failed',
    payment_id,
    attempt: Number(attempt ?? 1),
    failure: failureOf(intent.last_payment_error),
  };
}

export function factsOfSession(session: Stripe.Checkout.Session): CardFacts {
  const { payment_id, attempt } = session.metadata ?? {};
  if (payment_id === undefined) return other;
  if (session.status === 'expired') {
    return {
      kind: 'failed',
      payment_id,
      attempt: Number(attempt ?? 1),
      failure: 'The payment page was left without paying',
    };
  }
  const intent_id = idOf(session.payment_intent);
  if (session.payment_status !== 'paid' || intent_id === null) return other;
  return {
    kind: 'paid',
    payment_id,
    intent_id,
    amount_cents: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    customer_ref: idOf(session.customer),
    card_ref: null,
  };
}

export function factsOfRefund(refund: Stripe.Refund): CardFacts {
  const intent_id = idOf(refund.payment_intent);
  if (intent_id === null) return other;
  return {
    kind: 'refund',
    intent_id,
    stripe_id: refund.id,
    refund_id: refund.metadata?.refund_id ?? null,
    amount_cents: refund.amount,
    status:
      refund.status === 'succeeded'
        ? 'Succeeded'
        : refund.status === 'failed' || refund.status === 'canceled'
          ? 'Failed'
          : 'Pending',
  };
}

const DISPUTES: Readonly<Record<string, DisputeStatus>> = {
  won: 'Won',
  lost: 'Lost',
  warning_closed: 'Won',
  prevented: 'Won',
};

export function factsOfDispute(dispute: Stripe.Dispute): CardFacts {
  const intent_id = idOf(dispute.payment_intent);
  // With a warning the bank only asks; no money has moved.
  if (intent_id === null || dispute.status.startsWith('warning_')) return other;
  return {
    kind: 'dispute',
    intent_id,
    dispute_id: dispute.id,
    amount_cents: dispute.amount,
    reason: dispute.reason.replaceAll('_', ' '),
    status: DISPUTES[dispute.status] ?? 'Open',
  };
}

/** Extracts from an event of Stripe the few facts that the host needs. */
export function readEvent(event: Stripe.Event): CardFacts {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.amount_capturable_updated':
    case 'payment_intent.payment_failed':
      return factsOfIntent(event.data.object);
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return factsOfSession(event.data.object);
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return factsOfRefund(event.data.object);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return factsOfDispute(event.data.object);
    default:
      return other;
  }
}
