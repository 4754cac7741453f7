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

/** Everything the host knows about the money of one payment. */
export interface CardMoney {
  readonly payment: CardPayment;
  readonly refunds: readonly CardRefund[];
  readonly disputes: readonly CardDispute[];
}

/** Posts what the facts require, in the transaction that writes them. The caller has locked the payment. */
export type CardLedger = (context: Context, money: CardMoney) => Promise<void>;

const ledgers = new WeakMap<Platform, CardLedger>();

/** Registers the ledger. Its area calls this while it is set up. */
export function setCardLedger(platform: Platform, ledger: CardLedger): void {
  ledgers.set(platform, ledger);
}

/** Throws if no ledger is registered, because no money may come in that nothing posts. */
export function cardLedgerOf(platform: Platform): CardLedger {
  const ledger = ledgers.get(platform);
  if (!ledger) throw new Error('No ledger keeps card payments');
  return ledger;
}
