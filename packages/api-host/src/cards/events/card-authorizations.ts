import type Stripe from 'stripe';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecret } from '../../sessions/secrets.ts';
import { lockPayment, writePayment } from '../card-payments.store.ts';
import type { CardAuthorization, CardPayment } from '../cards.tables.ts';
import { purposeOf } from '../purposes.ts';
import { askStripe, stripeOf, takesCards } from '../stripe.ts';
import { factsApplied } from './apply-facts.ts';
import * as store from './card-authorizations.store.ts';
import { factsOfIntent } from './read-event.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Tasks {
    'settle-card-authorization': { readonly intentId: string };
    'look-after-card-authorizations': Record<string, never>;
  }
}

/** Once this long has passed, a job settles a reservation that is still open. */
const LOST_MS = 10 * 60_000;
const AT_ONCE = 20;

const OTHER = 'This payment was replaced by a newer one. Nothing was charged.';

/**
 * Money that a card has reserved: the area that asked decides whether it is taken. The decision is written before Stripe
 * is asked, with an idempotency key made of the reservation, so that a crash never takes or releases it twice.
 */
export function defineCardAuthorizations(platform: Platform): void {
  const { config, jobs, transaction } = platform;
  const apply = factsApplied(platform);

  const printOf = (intent: Stripe.PaymentIntent): string | null => {
    const method = typeof intent.payment_method === 'object' ? intent.payment_method : null;
    const fingerprint = method?.card?.fingerprint;
    return fingerprint ? hashSecret(config, 'card-fingerprint', fingerprint) : null;
  };

  /** Undefined if the money is to be taken; otherwise the reason for releasing it, which the payer reads. */
  async function judge(
    context: Context,
    authorization: CardAuthorization,
    payment: CardPayment,
    print: string | null,
  ): Promise<string | undefined> {
    const isCurrent =
      payment.attempt === authorization.attempt &&
      payment.paid_at === null &&
      payment.country === authorization.country;
    if (!isCurrent) return OTHER;
    if (payment.amount_cents !== authorization.amount_cents || payment.currency !== authorization.currency)
      return 'The amount differs from the fee. Nothing was charged.';
    return purposeOf(platform, payment.kind)?.onAuthorized?.(context, payment, { print });
  }

  /** Records the failure, whose text the payer reads. The next try begins with a new page. */
  async function fail(context: Context, payment: CardPayment, failure: string): Promise<void> {
    const { country } = payment;
    await apply(
      context,
      { kind: 'failed', payment_id: payment.id, attempt: payment.attempt, failure },
      { country, at: context.now },
    );
    await writePayment(context.db, payment.id, {
      attempt: payment.attempt + 1,
      session_id: null,
      session_expires_at: null,
      updated_at: context.now,
    });
  }

  const decide = (context: Context, intentId: string, print: string | null) =>
    transaction(context, async (inside) => {
      const { db, today } = inside;
      const found = await store.findAuthorization(db, intentId);
      const payment = found && (await lockPayment(db, found.payment_id));
      const authorization = await store.lockAuthorization(db, intentId);
      if (!authorization || !payment || authorization.decision !== null) return authorization?.decision;
      const refusal = await judge(inside, authorization, payment, print);
      const decision = refusal === undefined ? 'Take' : 'Release';
      await store.writeAuthorization(db, intentId, {
        card_print: print,
        decision,
        decided_on: today,
        reason: refusal ?? null,
      });
      if (refusal !== undefined && refusal !== OTHER) await fail(inside, payment, refusal);
      return decision;
    });

  jobs.define('settle-card-authorization', {
    transaction: 'manual',
    async run(context, { intentId }, finish) {
      const found = await store.findAuthorization(context.db, intentId);
      if (!found || found.settled_at !== null || !takesCards(platform, found.country)) return;
      const { country } = found;
      const { paymentIntents } = stripeOf(platform, country);
      const intent = await askStripe(() => paymentIntents.retrieve(intentId, { expand: ['payment_method'] }));
      const decision = await decide(context, intentId, printOf(intent));
      const settled =
        intent.status !== 'requires_capture'
          ? intent
          : await askStripe(() =>
              decision === 'Take'
                ? paymentIntents.capture(intentId, {}, { idempotencyKey: `take:${intentId}` })
                : paymentIntents.cancel(intentId, {}, { idempotencyKey: `release:${intentId}` }),
            );
      await finish(async (inside) => {
        if (settled.status === 'succeeded')
          await apply(inside, factsOfIntent(settled), { country, at: inside.now });
        await store.writeAuthorization(inside.db, intentId, { settled_at: inside.now });
      });
    },
  });

  jobs.define('look-after-card-authorizations', {
    async run({ db, now }) {
      const before = new Date(now.getTime() - LOST_MS);
      for (const { intent_id: intentId } of await store.unsettledBefore(db, before, AT_ONCE))
        await jobs.add(db, 'settle-card-authorization', { intentId });
    },
  });
  jobs.schedule('look-after-card-authorizations', { minutes: 10 }, 'look-after-card-authorizations', {});
}
