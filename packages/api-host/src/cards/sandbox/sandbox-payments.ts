import type { Country } from '@upline/domain';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from './sandbox.store.ts';
import { reportSandbox } from './sandbox-events.ts';
import {
  SANDBOX_CARDS,
  type SandboxCard,
  type SandboxDispute,
  type SandboxIntent,
  type SandboxRefund,
  type SandboxSession,
  sandboxId,
  seconds,
} from './sandbox-objects.ts';

const CLOSE_AFTER_S = 24 * 3_600;
type Inside = Pick<Context, 'db' | 'now'>;

/** Payments of the stand-in: does with a card what Stripe would do. Everything happens in the given transaction. */
export function sandboxPayments(platform: Pick<Platform, 'jobs'>, country: Country) {
  const report = (context: Inside, type: string, object: object) =>
    reportSandbox(platform, context, country, type, object);
  const keep = <B extends { readonly id: string }>({ db, now }: Inside, kind: string, body: B) =>
    store.keepObject(db, { kind, country, now }, body);

  async function findSession(context: Inside, id: string): Promise<SandboxSession | undefined> {
    const session = await store.findObject<SandboxSession>(context.db, country, 'session', id);
    if (session?.status !== 'open' || session.expires_at > seconds(context.now)) return session;
    const expired = await keep(context, 'session', { ...session, status: 'expired' as const, url: null });
    await report(context, 'checkout.session.expired', expired);
    return expired;
  }

  return {
    findSession,
    findIntent: ({ db }: Inside, id: string) => store.findObject<SandboxIntent>(db, country, 'intent', id),

    async createSession(
      context: Inside,
      asked: Omit<
        SandboxSession,
        | 'id'
        | 'object'
        | 'status'
        | 'payment_status'
        | 'payment_intent'
        | 'customer'
        | 'url'
        | 'created'
        | 'expires_at'
      >,
      urlOf: (id: string) => string,
    ): Promise<SandboxSession> {
      const id = sandboxId('cs');
      const created = seconds(context.now);
      return keep(context, 'session', {
        ...asked,
        id,
        object: 'checkout.session' as const,
        status: 'open' as const,
        payment_status: 'unpaid' as const,
        payment_intent: null,
        customer: null,
        url: urlOf(id),
        created,
        expires_at: created + CLOSE_AFTER_S,
      });
    },

    /** Pays on the page with one of the test cards. */
    async pay(context: Inside, session: SandboxSession, card: SandboxCard, isRefused: boolean) {
      const { method } = SANDBOX_CARDS[card];
      const customer = session.keeps_card ? (session.customer ?? sandboxId('cus')) : null;
      const intent: SandboxIntent = {
        id: session.payment_intent ?? sandboxId('pi'),
        object: 'payment_intent',
        status: isRefused ? 'requires_payment_method' : session.is_manual ? 'requires_capture' : 'succeeded',
        amount: session.amount_total,
        amount_capturable: isRefused || !session.is_manual ? 0 : session.amount_total,
        amount_received: isRefused || session.is_manual ? 0 : session.amount_total,
        currency: session.currency,
        metadata: session.intent_metadata,
        customer,
        payment_method: isRefused ? null : method,
        last_payment_error: isRefused
          ? { code: card === 'confirm' ? 'payment_intent_authentication_failure' : 'card_declined' }
          : null,
        created: seconds(context.now),
      };
      await keep(context, 'intent', intent);
      const after = await keep(context, 'session', {
        ...session,
        payment_intent: intent.id,
        customer,
        ...(isRefused
          ? {}
          : {
              status: 'complete' as const,
              payment_status: session.is_manual ? ('unpaid' as const) : ('paid' as const),
              url: null,
            }),
      });
      if (isRefused) {
        await report(context, 'payment_intent.payment_failed', intent);
        return after;
      }
      await report(
        context,
        session.is_manual ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded',
        intent,
      );
      await report(context, 'checkout.session.completed', after);
      if (card === 'dispute') {
        const dispute: SandboxDispute = {
          id: sandboxId('dp'),
          object: 'dispute',
          payment_intent: intent.id,
          amount: intent.amount,
          currency: intent.currency,
          reason: 'fraudulent',
          status: 'needs_response',
          created: seconds(context.now),
        };
        await keep(context, 'dispute', dispute);
        await report(context, 'charge.dispute.created', dispute);
      }
      return after;
    },

    /** Takes or releases money that a card has reserved; undefined where nothing is reserved. */
    async settle(context: Inside, id: string, isTaken: boolean): Promise<SandboxIntent | undefined> {
      const intent = await store.findObject<SandboxIntent>(context.db, country, 'intent', id);
      if (intent?.status !== 'requires_capture') return undefined;
      const settled = await keep(context, 'intent', {
        ...intent,
        status: isTaken ? ('succeeded' as const) : ('canceled' as const),
        amount_capturable: 0,
        amount_received: isTaken ? intent.amount : 0,
      });
      await report(context, isTaken ? 'payment_intent.succeeded' : 'payment_intent.canceled', settled);
      return settled;
    },

    /** Charges a card that was kept, while its holder is away. */
    async charge(
      context: Inside,
      asked: Pick<SandboxIntent, 'amount' | 'currency' | 'metadata' | 'customer' | 'payment_method'>,
    ): Promise<SandboxIntent> {
      const isRefused = asked.payment_method === SANDBOX_CARDS.later.method;
      const intent = await keep(context, 'intent', {
        ...asked,
        id: sandboxId('pi'),
        object: 'payment_intent' as const,
        status: isRefused ? ('requires_payment_method' as const) : ('succeeded' as const),
        amount_capturable: 0,
        amount_received: isRefused ? 0 : asked.amount,
        last_payment_error: isRefused ? { code: 'card_declined' } : null,
        created: seconds(context.now),
      });
      await report(context, isRefused ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', intent);
      return intent;
    },

    async refund(
      context: Inside,
      intent: SandboxIntent,
      asked: Pick<SandboxRefund, 'amount' | 'metadata'>,
    ): Promise<SandboxRefund | undefined> {
      const earlier = (await store.objectsOf<SandboxRefund>(context.db, country, 'refund'))
        .filter(({ payment_intent }) => payment_intent === intent.id)
        .reduce((sum, { amount }) => sum + amount, 0);
      if (earlier + asked.amount > intent.amount_received) return undefined;
      const refund = await keep(context, 'refund', {
        ...asked,
        id: sandboxId('re'),
        object: 'refund' as const,
        payment_intent: intent.id,
        currency: intent.currency,
        status: 'succeeded' as const,
        created: seconds(context.now),
      });
      await report(context, 'refund.created', refund);
      return refund;
    },

    disputeOf: async ({ db }: Inside, intentId: string) =>
      (await store.objectsOf<SandboxDispute>(db, country, 'dispute')).find(
        ({ payment_intent, status }) => payment_intent === intentId && status === 'needs_response',
      ),

    /** The bank decides. */
    async decide(context: Inside, dispute: SandboxDispute, status: 'won' | 'lost'): Promise<void> {
      await report(context, 'charge.dispute.closed', await keep(context, 'dispute', { ...dispute, status }));
    },
  };
}
