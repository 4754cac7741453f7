import type {
  CardEventOutcome,
  Country,
  Currency,
  DisputeStatus,
  PaymentStatus,
  PurchaseKind,
  RefundStatus,
} from '@upline/domain';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { RecordColumns } from '../platform/database/tables.ts';
import type { CardFacts } from './events/card-facts.ts';

interface CardPaymentTable extends RecordColumns {
  id: Generated<string>;
  number: Generated<number>;
  kind: PurchaseKind;
  /** What is paid, named by the area that asks: `U000123:2026`. */
  subject: string;
  payer_code: string | null;
  /** Of somebody who pays for the registration and is not an associate yet. */
  draft_id: string | null;
  country: Country;
  description: string;
  amount_cents: number;
  currency: Currency;
  status: Generated<PaymentStatus>;
  due_on: string | null;
  keeps_card: Generated<boolean>;
  /** Increases with every try. It is part of the idempotency key that Stripe gets. */
  attempt: Generated<number>;
  session_id: string | null;
  session_expires_at: Date | null;
  intent_id: string | null;
  customer_ref: string | null;
  card_ref: string | null;
  paid_at: Date | null;
  failed_at: Date | null;
  failure: string | null;
  refunded_cents: Generated<number>;
}

interface CardRefundTable {
  id: string;
  payment_id: string;
  amount_cents: number;
  reason: string;
  status: Generated<RefundStatus>;
  stripe_id: string | null;
  /** Null if the refund was made at Stripe itself. */
  requested_by: string | null;
  created_at: Date;
  settled_at: Date | null;
}

interface CardDisputeTable {
  id: string;
  payment_id: string;
  amount_cents: number;
  reason: string;
  status: DisputeStatus;
  opened_at: Date;
  closed_at: Date | null;
}

interface CardAuthorizationTable {
  intent_id: string;
  payment_id: string;
  attempt: number;
  amount_cents: number;
  currency: string;
  country: Country;
  /** Keyed hash of the fingerprint of the card; null where Stripe gives none. */
  card_print: string | null;
  decision: 'Take' | 'Release' | null;
  decided_on: string | null;
  /** Why it was released, as the payer reads it. */
  reason: string | null;
  settled_at: Date | null;
  created_at: Date;
}

interface CardEventTable {
  id: Generated<string>;
  country: Country;
  event_id: string;
  type: string;
  object_id: string;
  intent_id: string | null;
  payment_id: string | null;
  facts: ColumnType<CardFacts, string, never>;
  outcome: CardEventOutcome;
  problem: string | null;
  occurred_at: Date;
  received_at: Date;
  replayed_at: Date | null;
  updated_at: Generated<Date>;
  version: Generated<number>;
}

/** One difference between Stripe and the host. */
export interface CardDifference {
  readonly what: string;
  readonly payment_id: string | null;
  readonly stripe_id: string | null;
}

interface CardCheckTable {
  country: Country;
  checked_at: Date;
  compared: number;
  differences: ColumnType<readonly CardDifference[], string, string>;
}

export type CardPayment = Selectable<CardPaymentTable>;
export type CardRefund = Selectable<CardRefundTable>;
export type CardAuthorization = Selectable<CardAuthorizationTable>;
export type CardDispute = Selectable<CardDisputeTable>;
export type CardEvent = Selectable<CardEventTable>;

declare module '../platform/database/tables.ts' {
  interface Tables {
    card_payment: CardPaymentTable;
    card_refund: CardRefundTable;
    card_dispute: CardDisputeTable;
    card_authorization: CardAuthorizationTable;
    card_event: CardEventTable;
    card_check: CardCheckTable;
  }
}
