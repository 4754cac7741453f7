import { type Country, currencyOf, type PurchaseKind } from '@upline/domain';
import type { Context } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { insertPayment, numberText, paymentOfSubject } from './card-payments.store.ts';
import type { CardPayment } from './cards.tables.ts';

export interface AskedPayment {
  readonly kind: PurchaseKind;
  /** What is paid, as the area that asks names it: `U000123:2026`. A second request for it returns the payment that exists. */
  readonly subject: string;
  /** An associate, or the draft of a registration. */
  readonly payer: { readonly code: string } | { readonly draftId: string };
  readonly country: Country;
  readonly description: string;
  readonly amount_cents: number;
  readonly due_on?: string;
  /** Stripe keeps the card, so that later charges are possible that the payer agreed to. */
  readonly keepsCard?: boolean;
}

/** Asks for a card payment, in the caller's transaction; `openCheckout` then leads the payer to Stripe. */
export async function askPayment(
  { audit }: Pick<Platform, 'audit'>,
  context: Context,
  { payer, keepsCard = false, due_on, ...asked }: AskedPayment,
): Promise<CardPayment> {
  const { db, now, caller } = context;
  const payer_code = 'code' in payer ? payer.code : null;
  const made = await insertPayment(db, {
    ...asked,
    payer_code,
    draft_id: 'draftId' in payer ? payer.draftId : null,
    currency: currencyOf(asked.country),
    due_on: due_on ?? null,
    keeps_card: keepsCard,
    session_id: null,
    session_expires_at: null,
    intent_id: null,
    customer_ref: null,
    card_ref: null,
    paid_at: null,
    failed_at: null,
    failure: null,
    created_at: now,
    created_by: caller?.code ?? null,
    updated_at: now,
    updated_by: caller?.code ?? null,
  });
  if (!made) return (await paymentOfSubject(db, asked.kind, asked.subject)) as CardPayment;
  audit.record(context, {
    action: 'create',
    entity: 'card_payment',
    entityId: made.id,
    entityLabel: numberText(made.number),
    ...(payer_code === null ? {} : { ownerCode: payer_code }),
    changes: [
      { field: 'Kind', old: null, new: made.kind },
      { field: 'Amount', old: null, new: `${(made.amount_cents / 100).toFixed(2)} ${made.currency}` },
    ],
  });
  return made;
}
