import { formatMoney } from '@upline/domain';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { invalid, notFound, staleVersion } from '../../platform/operation/problem.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { cardNotices } from '../card-notices.ts';
import { isRefundable } from '../card-payments.actions.ts';
import { lockPayment } from '../card-payments.store.ts';
import { factsApplied } from '../events/apply-facts.ts';
import { factsOfRefund } from '../events/read-event.ts';
import { askStripe, StripeRefusal, stripeOf } from '../stripe.ts';
import { beyondLimit, leftToRefund, refundByAdmin } from './ask-refund.ts';
import * as store from './card-refunds.store.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Tasks {
    'send-card-refund': { refundId: string };
  }
}

/** Refunds by admins (domain.md 2.25). They are requested in a transaction and sent to Stripe by a job. */
export function cardRefunds(platform: Platform) {
  const { jobs } = platform;
  const apply = factsApplied(platform);
  const notices = cardNotices(platform);

  jobs.define('send-card-refund', {
    transaction: 'manual',
    async run(context, { refundId }, finish) {
      const refund = await store.refundToSend(context.db, refundId);
      if (!refund) return;
      const { country, intent_id, amount_cents } = refund;
      try {
        const sent = await askStripe(() =>
          stripeOf(platform, country).refunds.create(
            { payment_intent: intent_id, amount: amount_cents, metadata: { refund_id: refundId } },
            { idempotencyKey: `refund:${refundId}` },
          ),
        );
        await finish(async (inside) => {
          await apply(inside, factsOfRefund(sent), { country, at: inside.now });
        });
      } catch (error) {
        if (!(error instanceof StripeRefusal) || error.canTryAgain) throw error;
        await finish(async (inside) => {
          if (!(await store.failRefund(inside.db, refundId, inside.now))) return;
          await notices.refundFailed(inside, refund, { wasTold: false });
        });
        context.log.warn({ err: error, refund: refundId }, 'Stripe refused a refund');
      }
    },
  });

  return {
    async request(
      context: SignedInContext,
      id: string,
      version: number,
      { amount_cents, reason }: { readonly amount_cents: number; readonly reason: string },
    ): Promise<void> {
      const { db, caller } = context;
      const payment = await lockPayment(db, id);
      if (!payment) throw notFound();
      if (payment.version !== version) throw staleVersion('payment');
      demand(isRefundable, payment, caller);
      const left = await leftToRefund(db, payment);
      const given = payment.amount_cents - left;
      const money = (cents: number) => formatMoney(cents, payment.currency);
      if (amount_cents > left)
        throw invalid([{ field: 'amount_cents', message: `Only ${money(left)} are left to refund` }]);
      const beyond = await beyondLimit(context, payment, given + amount_cents);
      if (beyond !== undefined) throw invalid([{ field: 'amount_cents', message: beyond }]);
      await refundByAdmin(platform, context, payment, { amount_cents, reason });
    },
  };
}
