import type { Context } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';
import type { CardDispute, CardPayment, CardRefund } from './cards.tables.ts';

/** Kinds of journals about payments, refunds and disputes. */
export const CARD_JOURNALS = [
  'Card Payment',
  'Card Refund',
  'Card Dispute',
  'Card Dispute Won',
  'Card Dispute Lost',
] as const;

/** All that is known of the money of one payment. */
export interface CardMoney {
  readonly payment: CardPayment;
  readonly refunds: readonly CardRefund[];
  readonly disputes: readonly CardDispute[];
}

/** Brings the books to what is known, in the transaction that writes it; the payment is locked. */
export type CardLedger = (context: Context, money: CardMoney) => Promise<void>;

const ledgers = new WeakMap<Platform, CardLedger>();

/** The ledger joins here, while its area is set up. */
export function setCardLedger(platform: Platform, ledger: CardLedger): void {
  ledgers.set(platform, ledger);
}

/** Throws where no ledger has joined: money that nobody books must not come in. */
export function cardLedgerOf(platform: Platform): CardLedger {
  const ledger = ledgers.get(platform);
  if (!ledger) throw new Error('No ledger keeps card payments');
  return ledger;
}
