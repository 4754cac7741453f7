import type Stripe from 'stripe';
import type { Context } from '../platform/operation/operation.ts';
import { conflict, notFound } from '../platform/operation/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { isPayable } from './card-payments.actions.ts';
import { lockPayment, writePayment } from './card-payments.store.ts';
import type { CardPayment } from './cards.tables.ts';
import { type Applied, factsApplied } from './events/apply-facts.ts';
import { factsOfIntent, factsOfSession } from './events/read-event.ts';
import { purposeOf } from './purposes.ts';
import { askStripe, cardsClosed, cardsUnavailable, StripeRefusal, stripeOf, takesCards } from './stripe.ts';

interface Return {
  /** Pages to which Stripe sends the payer back. */
  readonly paidUrl: string;
  readonly leftUrl: string;
}

/** Stripe charges no less, in cents of either currency. */
export const LEAST_CHARGE_CENTS = 50;

export const alreadyPaid = () => conflict('already-paid', 'This payment is not open any more');

/**
 * Leads payers to Stripe's own page, where the card is typed. Stripe is asked between transactions, with an idempotency key
 * made of the payment and its try, so that a process that crashed gets the same page again and never a second one.
 */
export function checkout(platform: Platform) {
  const { transaction } = platform;
  const apply = factsApplied(platform);

  /** Checks that the payment can be paid and begins its try, or another one if the last page has expired. */
  function begin(context: Context, id: string, isOver: boolean): Promise<CardPayment> {
    return transaction(context, async ({ db, now, caller }) => {
      const payment = await lockPayment(db, id);
      if (!payment) throw notFound();
      if (!isPayable(payment)) throw alreadyPaid();
      if (!takesCards(platform, payment.country)) throw cardsClosed();
      if (payment.status === 'Pending' && !isOver) return payment;
      return writePayment(db, id, {
        status: 'Pending',
        failed_at: null,
        failure: null,
        ...(isOver ? { attempt: payment.attempt + 1, session_id: null, session_expires_at: null } : {}),
        updated_at: now,
        updated_by: caller?.code ?? null,
      });
    });
  }

  const paramsOf = (
    payment: CardPayment,
    { paidUrl, leftUrl }: Return,
  ): Stripe.Checkout.SessionCreateParams => {
    const metadata = { payment_id: payment.id, attempt: String(payment.attempt) };
    return {
      mode: 'payment',
      client_reference_id: payment.id,
      metadata,
      payment_intent_data: {
        metadata,
        ...(purposeOf(platform, payment.kind)?.onAuthorized ? { capture_method: 'manual' as const } : {}),
        ...(payment.keeps_card ? { setup_future_usage: 'off_session' } : {}),
      },
      ...(payment.keeps_card ? { customer_creation: 'always' } : {}),
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: payment.currency.toLowerCase(),
            unit_amount: payment.amount_cents,
            product_data: { name: payment.description },
          },
        },
      ],
      success_url: paidUrl,
      cancel_url: leftUrl,
    };
  };

  function sessionOf(payment: CardPayment, back: Return): Promise<Stripe.Checkout.Session> {
    const stripe = stripeOf(platform, payment.country);
    return askStripe(() =>
      payment.session_id === null
        ? stripe.checkout.sessions.create(paramsOf(payment, back), {
            idempotencyKey: `payment:${payment.id}:${payment.attempt}`,
          })
        : stripe.checkout.sessions.retrieve(payment.session_id),
    );
  }

  /** Applies what Stripe answers about a page as if it came in an event. */
  async function applySession(
    context: Context,
    payment: Pick<CardPayment, 'country'>,
    session: Stripe.Checkout.Session,
  ): Promise<Applied> {
    const { country } = payment;
    return transaction(context, async (inside) => {
      if (typeof session.payment_intent === 'object' && session.payment_intent !== null) {
        const facts = factsOfIntent(session.payment_intent);
        if (facts.kind === 'paid' || facts.kind === 'authorized')
          return apply(inside, facts, { country, at: inside.now });
      }
      return apply(inside, factsOfSession(session), { country, at: inside.now });
    });
  }

  async function open(context: Context, id: string, back: Return): Promise<{ url: string }> {
    for (let isOver = false; ; isOver = true) {
      const payment = await begin(context, id, isOver);
      const session = await sessionOf(payment, back);
      if (session.status === 'open' && session.url) {
        const { url } = session;
        await transaction(context, async ({ db, now }) => {
          const current = await lockPayment(db, id);
          // Another request has begun a later try in the meantime, or an event of Stripe has arrived.
          if (current?.attempt !== payment.attempt || current.session_id !== null) return;
          await writePayment(db, id, {
            session_id: session.id,
            session_expires_at: new Date(session.expires_at * 1_000),
            updated_at: now,
          });
        });
        return { url };
      }
      if (session.status === 'complete') {
        await applySession(context, payment, session);
        throw alreadyPaid();
      }
      // We replace an expired page once. A new page cannot have expired yet.
      if (isOver) throw cardsUnavailable();
    }
  }

  return {
    /** The address of the page on which the payment is paid. For operations that manage their own transactions. */
    async open(context: Context, id: string, back: Return): Promise<{ url: string }> {
      try {
        return await open(context, id, back);
      } catch (error) {
        if (!(error instanceof StripeRefusal)) throw error;
        context.log.error({ err: error, payment: id }, 'Stripe gave no page');
        throw cardsUnavailable();
      }
    },

    /** Asks Stripe for the outcome of a page, because its event may be lost. */
    async lookAfter(context: Context, { country, session_id }: Pick<CardPayment, 'country' | 'session_id'>) {
      if (session_id === null || !takesCards(platform, country)) return;
      const session = await askStripe(() =>
        stripeOf(platform, country).checkout.sessions.retrieve(session_id, { expand: ['payment_intent'] }),
      );
      if (session.status !== 'open') await applySession(context, { country }, session);
    },
  };
}
