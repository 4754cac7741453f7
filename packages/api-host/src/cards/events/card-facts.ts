import type { DisputeStatus, RefundStatus } from '@upline/domain';

/** The payment was received, or its page says so. */
export interface PaidFacts {
  readonly kind: 'paid';
  readonly payment_id: string;
  readonly intent_id: string;
  readonly amount_cents: number;
  readonly currency: string;
  readonly customer_ref: string | null;
  readonly card_ref: string | null;
}

/** A card has reserved the money; it is taken or released next. */
export interface AuthorizedFacts {
  readonly kind: 'authorized';
  readonly payment_id: string;
  readonly attempt: number;
  readonly intent_id: string;
  readonly amount_cents: number;
  readonly currency: string;
}

/** A try failed. */
export interface FailedFacts {
  readonly kind: 'failed';
  readonly payment_id: string;
  readonly attempt: number;
  readonly failure: string;
}

/** A refund as it is now. */
export interface RefundFacts {
  readonly kind: 'refund';
  readonly intent_id: string;
  readonly stripe_id: string;
  /** Our id of the refund; null if it was made at Stripe itself. */
  readonly refund_id: string | null;
  readonly amount_cents: number;
  readonly status: Exclude<RefundStatus, 'Requested'>;
}

/** The cardholder's bank asks for the money back, or has decided. */
export interface DisputeFacts {
  readonly kind: 'dispute';
  readonly intent_id: string;
  readonly dispute_id: string;
  readonly amount_cents: number;
  readonly reason: string;
  readonly status: DisputeStatus;
}

/** An event that the host does not use. */
export interface OtherFacts {
  readonly kind: 'other';
}

/** The few facts of an event that the host needs. They contain no data of a card or its holder. */
export type CardFacts = PaidFacts | AuthorizedFacts | FailedFacts | RefundFacts | DisputeFacts | OtherFacts;
