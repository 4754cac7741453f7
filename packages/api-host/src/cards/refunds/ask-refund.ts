import { randomUUID } from 'node:crypto';
import { formatMoney } from '@upline/domain';
import { setting } from '../../catalogue/plan-data.store.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Context, SignedInContext } from '../../platform/operation/operation.ts';
import { conflict } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { numberText, writePayment } from '../card-payments.store.ts';
import type { CardPayment } from '../cards.tables.ts';
import { disputesOf, refundsOf } from '../events/card-events.store.ts';
import { refundableOf } from '../payment-status.ts';
import { insertRefund } from './card-refunds.store.ts';

/** Requests a refund in the caller's transaction; a job sends it to Stripe. The caller has locked the payment. */
export async function askRefund(
  { jobs }: Pick<Platform, 'jobs'>,
  { db, now }: Context,
  { id }: Pick<CardPayment, 'id'>,
  refund: { readonly amount_cents: number; readonly reason: string; readonly requested_by: string | null },
): Promise<void> {
  const refundId = randomUUID();
  await insertRefund(db, {
    ...refund,
    id: refundId,
    payment_id: id,
    stripe_id: null,
    created_at: now,
    settled_at: null,
  });
  await jobs.add(db, 'send-card-refund', { refundId });
}

/** The amount of a locked payment, in cents, that is neither refunded nor being refunded. Throws 409 if there is none. */
export async function leftToRefund(
  db: Db,
  payment: Pick<CardPayment, 'id' | 'amount_cents'>,
): Promise<number> {
  const { id } = payment;
  const left = refundableOf(payment, await refundsOf(db, id), await disputesOf(db, id));
  if (left === 0) throw conflict('refunded', 'All of this payment goes back already');
  return left;
}

/** Why the caller may not refund as much of a payment in all; undefined where they may. */
export async function beyondLimit(
  { db, today, caller }: SignedInContext,
  { currency }: Pick<CardPayment, 'currency'>,
  cents: number,
): Promise<string | undefined> {
  const limit = await setting(db, 'card_refund_limit_cents', today);
  if (cents <= limit || caller.kind === 'SuperAdmin') return undefined;
  return `Refunds above ${formatMoney(limit, currency)} need a super admin`;
}

/** As `askRefund`, requested by an admin and recorded in the audit trail. */
export async function refundByAdmin(
  platform: Pick<Platform, 'jobs' | 'audit'>,
  context: SignedInContext,
  payment: CardPayment,
  { amount_cents, reason }: { readonly amount_cents: number; readonly reason: string },
): Promise<void> {
  const { db, now, caller } = context;
  await askRefund(platform, context, payment, { amount_cents, reason, requested_by: caller.code });
  await writePayment(db, payment.id, { updated_at: now, updated_by: caller.code });
  platform.audit.record(context, {
    action: 'post',
    entity: 'card_payment',
    entityId: payment.id,
    entityLabel: numberText(payment.number),
    ...(payment.payer_code !== null && { ownerCode: payment.payer_code }),
    changes: [{ field: 'Refund', old: null, new: `${(amount_cents / 100).toFixed(2)} ${payment.currency}` }],
    reason,
  });
}
