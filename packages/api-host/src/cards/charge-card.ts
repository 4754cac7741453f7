import type { Context } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { findPayment, lockPayment, writePayment } from './card-payments.store.ts';
import type { CardPayment } from './cards.tables.ts';
import { factsApplied } from './events/apply-facts.ts';
import { factsOfIntent } from './events/read-event.ts';
import { askStripe, StripeRefusal, stripeOf, takesCards } from './stripe.ts';

interface KeptCard {
  readonly customer_ref: string;
  readonly card_ref: string;
}

/**
 * Charges a card that is kept at Stripe, while its holder is away. The idempotency key is made of the payment and
 * the try, so that a try that is repeated after a crash charges once.
 */
export function cardCharges(platform: Platform) {
  const { transaction } = platform;
  const apply = factsApplied(platform);

  /** Begins a try. Undefined if the charge is no longer wanted, or if the payer has a payment page open. */
  function begin(context: Context, id: string, tryNo: number): Promise<CardPayment | undefined> {
    return transaction(context, async ({ db, now }) => {
      const payment = await lockPayment(db, id);
      if (!payment || (payment.status !== 'Pending' && payment.status !== 'Failed')) return undefined;
      if (payment.session_expires_at !== null && payment.session_expires_at > now) return undefined;
      if (payment.attempt > tryNo) return undefined;
      if (payment.attempt === tryNo) return payment.status === 'Pending' ? payment : undefined;
      return writePayment(db, id, {
        attempt: tryNo,
        status: 'Pending',
        failed_at: null,
        failure: null,
        session_id: null,
        session_expires_at: null,
        updated_at: now,
      });
    });
  }

  /** Tries once. `finish` opens the transaction in which the payment's purpose acts on the outcome. */
  return async function charge(
    context: Context,
    { id, tryNo, card }: { readonly id: string; readonly tryNo: number; readonly card: KeptCard | undefined },
    finish: (work: (context: Context) => Promise<void>) => Promise<void>,
  ): Promise<void> {
    const payment = await begin(context, id, tryNo);
    if (!payment || !takesCards(platform, payment.country)) return;
    const { country, amount_cents, currency } = payment;
    const fail = (failure: string) =>
      finish(async (inside) => {
        const facts = { kind: 'failed', payment_id: id, attempt: tryNo, failure } as const;
        await apply(inside, facts, { country, at: inside.now });
      });
    if (!card) return fail('No card is kept for this plan');
    try {
      const intent = await askStripe(() =>
        stripeOf(platform, country).paymentIntents.create(
          {
            amount: amount_cents,
            currency: currency.toLowerCase(),
            customer: card.customer_ref,
            payment_method: card.card_ref,
            off_session: true,
            confirm: true,
            metadata: { payment_id: id, attempt: String(tryNo) },
          },
          { idempotencyKey: `charge:${id}:${tryNo}` },
        ),
      );
      await finish(async (inside) => {
        await apply(inside, factsOfIntent(intent), { country, at: inside.now });
      });
    } catch (error) {
      if (!(error instanceof StripeRefusal) || !error.isDecline) throw error;
      await fail('The card was declined');
    }
  };
}

/** The card that Stripe has kept since the payment. */
export async function keptCard(db: Context['db'], paymentId: string | null): Promise<KeptCard | undefined> {
  const payment = paymentId === null ? undefined : await findPayment(db, paymentId);
  if (!payment?.customer_ref || !payment.card_ref) return undefined;
  return { customer_ref: payment.customer_ref, card_ref: payment.card_ref };
}
