import { randomUUID } from 'node:crypto';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CardPayment } from '../cards.tables.ts';
import { insertRefund } from './card-refunds.store.ts';

/** Asks for money to go back, in the caller's transaction; a job of its own sends it to Stripe. The payment is locked. */
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
