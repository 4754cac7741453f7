import type { Row } from '../platform/database/tables.ts';
import type { CardFacts } from './events/card-facts.ts';

/** One difference between Stripe and the host. */
export interface CardDifference {
  readonly what: string;
  readonly payment_id: string | null;
  readonly stripe_id: string | null;
}

export type CardPayment = Row<'card_payment'>;
export type CardRefund = Row<'card_refund'>;
export type CardAuthorization = Row<'card_authorization'>;
export type CardDispute = Row<'card_dispute'>;
export type CardEvent = Row<'card_event'>;

declare module '../platform/database/tables.ts' {
  interface ColumnTypes {
    'card_event.facts': CardFacts;
    'card_check.differences': readonly CardDifference[];
  }
}
