import { randomBytes, randomUUID } from 'node:crypto';
import type { Country } from '@upline/domain';
import Stripe from 'stripe';
import { areas } from '../areas.ts';
import { eventsArea } from '../events/events.area.ts';
import type { Context } from '../platform/operation/operation.ts';
import { companyDay } from '../platform/time/company-time.ts';
import type { TestClient, TestHost } from '../testing/index.ts';
import { askPayment } from './ask-payment.ts';
import { lockPayment } from './card-payments.store.ts';
import type { CardPayment } from './cards.tables.ts';
import { checkout } from './checkout.ts';
import { stripeOf } from './stripe.ts';

/** The product without the area that sells tickets, for tests that sell them themselves. */
export const areasWithoutTickets = areas.filter((area) => area !== eventsArea);

export interface StripeEvent {
  readonly id: string;
  readonly type: string;
}

/** Every order of the names. */
export function ordersOf<N extends string>(names: readonly N[]): N[][] {
  if (names.length <= 1) return [[...names]];
  return names.flatMap((first) =>
    ordersOf(names.filter((name) => name !== first)).map((rest) => [first, ...rest]),
  );
}

/** Card payments of a test: asked, paid on the stand-in's page, or reported by signed events made by hand. */
export function cardWorld(host: TestHost) {
  const { platform, db, clock } = host;
  const context = (): Context => ({
    db,
    now: clock.now(),
    today: companyDay(clock.now()),
    requestId: 'card-test',
    ip: '203.0.113.7',
    userAgent: 'test',
    log: platform.log,
    caller: undefined,
  });
  const inTransaction = <T>(work: (context: Context) => Promise<T>) => platform.transaction(context(), work);

  async function row(id: string): Promise<CardPayment> {
    return (await inTransaction((inside) => lockPayment(inside.db, id))) as CardPayment;
  }

  const post = (country: 'usa' | 'canada', body: string, signature: string) =>
    host.app.inject({
      method: 'POST',
      url: `/card-webhooks/${country}`,
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      payload: body,
    });

  const findEvent = (id: string) =>
    db.selectFrom('card_event').selectAll().where('event_id', '=', id).executeTakeFirst();

  return {
    context,
    inTransaction,
    row,
    post,
    findEvent,
    pages: checkout(platform),
    stripe: (country: Country) => stripeOf(platform, country),
    statusOf: async (id: string) => (await row(id)).status,

    /** A charge for a ticket that no event knows: the host of such a test runs `areasWithoutTickets`. */
    async ask(username: string, cents: number, subject = `ticket:${randomUUID()}`) {
      const { code, country } = await db
        .selectFrom('app_user')
        .select(['code', 'country'])
        .where('username', '=', username)
        .executeTakeFirstOrThrow();
      return inTransaction((inside) =>
        askPayment(platform, inside, {
          kind: 'Event Ticket',
          subject,
          payer: { code },
          country,
          description: 'Summer convention',
          amount_cents: cents,
        }),
      );
    },

    async open(client: TestClient, id: string): Promise<string> {
      const answer = await client.post(`/account/purchases/${id}/checkout`);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<{ url: string }>().url;
    },

    /** Chooses on the page of the stand-in, as a browser sends it; returns where it leads. */
    async choose(url: string, choice: string): Promise<string> {
      const answer = await host.app.inject({
        method: 'POST',
        url: `${new URL(url).pathname}/${choice}`,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        payload: '--x--\r\n',
      });
      if (answer.statusCode !== 303) throw new Error(`${answer.statusCode} ${answer.body}`);
      return String(answer.headers.location);
    },

    /** Sends an event with the signature of the country. */
    report(event: StripeEvent, country: 'usa' | 'canada' = 'usa') {
      const body = JSON.stringify(event);
      const secret = host.config.cards[country === 'usa' ? 'USA' : 'Canada']?.webhookSecret ?? '';
      const timestamp = Math.floor(clock.now().getTime() / 1_000);
      return post(
        country,
        body,
        Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }),
      );
    },

    async eventOf(id: string) {
      const found = await findEvent(id);
      if (!found) throw new Error(`No event ${id}`);
      return found;
    },

    /** What Stripe may report of one payment: a refused try, the money, a partial refund, a dispute that is won or lost. */
    story(payment: CardPayment, refunded: number, change: { amount?: number; currency?: string } = {}) {
      const mark = randomBytes(6).toString('hex');
      const intent = {
        id: `pi_${mark}`,
        object: 'payment_intent',
        amount: payment.amount_cents,
        amount_received: change.amount ?? payment.amount_cents,
        currency: change.currency ?? payment.currency.toLowerCase(),
        metadata: { payment_id: payment.id, attempt: '1' },
        customer: null,
        payment_method: 'pm_1',
        last_payment_error: null,
      };
      const dispute = {
        id: `dp_${mark}`,
        payment_intent: intent.id,
        amount: payment.amount_cents,
        reason: 'product_not_received',
      };
      let count = 0;
      const event = (type: string, object: object) => ({
        id: `evt_${mark}_${++count}`,
        object: 'event',
        type,
        created: Math.floor(clock.now().getTime() / 1_000),
        data: { object },
      });
      return {
        failed: event('payment_intent.payment_failed', {
          ...intent,
          status: 'requires_payment_method',
          amount_received: 0,
          last_payment_error: { code: 'card_declined' },
        }),
        paid: event('payment_intent.succeeded', { ...intent, status: 'succeeded' }),
        session: event('checkout.session.completed', {
          id: `cs_${mark}`,
          object: 'checkout.session',
          status: 'complete',
          payment_status: 'paid',
          payment_intent: intent.id,
          amount_total: intent.amount_received,
          currency: intent.currency,
          metadata: intent.metadata,
          customer: null,
        }),
        refund: event('refund.created', {
          id: `re_${mark}`,
          object: 'refund',
          payment_intent: intent.id,
          amount: refunded,
          status: 'succeeded',
          metadata: {},
        }),
        dispute: event('charge.dispute.created', { ...dispute, status: 'needs_response' }),
        closed: event('charge.dispute.closed', { ...dispute, status: 'won' }),
        lost: event('charge.dispute.closed', { ...dispute, status: 'lost' }),
      };
    },
  };
}
