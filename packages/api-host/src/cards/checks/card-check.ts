import { COUNTRIES, type Country, DAY_MS } from '@upline/domain';
import { raiseAlarm } from '../../notifications/alarm.ts';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { CARD_OFFICE_MESSAGES } from '../cards.messages.ts';
import type { CardDifference } from '../cards.tables.ts';
import { idOf } from '../events/read-event.ts';
import { askStripe, stripeOf, takesCards } from '../stripe.ts';
import * as store from './card-check.store.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Tasks {
    'verify-card-payments': Record<string, never>;
  }
}

/** Older payments have been compared on many nights already. */
const COMPARED_DAYS = 35;
/** Events of the last minutes may still be on their way. */
const SETTLED_MS = 15 * 60_000;
const MOST_KEPT = 200;

/** Compares the payments of Stripe with those of the host. It reports differences and corrects nothing. */
async function compare(platform: Platform, context: Context, country: Country) {
  const { db, now } = context;
  const since = new Date(now.getTime() - COMPARED_DAYS * DAY_MS);
  const settled = now.getTime() - SETTLED_MS;
  const created = { gte: Math.floor(since.getTime() / 1_000) };
  const stripe = stripeOf(platform, country);
  const differences: CardDifference[] = [];
  const differ = (what: string, payment_id: string | null, stripe_id: string | null) =>
    differences.push({ what, payment_id, stripe_id });

  const held = new Map((await store.paidSince(db, country, since)).map((row) => [row.intent_id, row]));
  const heldRefunds = await store.refundedSince(db, country, since);
  const refunded = new Map<string, number>();
  const seen = new Set<string>();
  await askStripe(async () => {
    for await (const refund of stripe.refunds.list({ created, limit: 100 })) {
      const intent = idOf(refund.payment_intent);
      if (intent === null || refund.status === 'failed' || refund.status === 'canceled') continue;
      refunded.set(intent, (refunded.get(intent) ?? 0) + refund.amount);
      if (!heldRefunds.has(refund.id) && refund.created * 1_000 < settled)
        differ('Refunded at Stripe, not here', held.get(intent)?.id ?? null, refund.id);
    }
    for await (const intent of stripe.paymentIntents.list({ created, limit: 100 })) {
      if (intent.status !== 'succeeded') continue;
      seen.add(intent.id);
      const own = held.get(intent.id);
      if (!own) {
        if (intent.created * 1_000 < settled)
          differ('Paid at Stripe, not here', intent.metadata.payment_id ?? null, intent.id);
      } else if (
        own.amount_cents !== intent.amount_received ||
        own.currency !== intent.currency.toUpperCase()
      ) {
        differ('Amount or currency differ', own.id, intent.id);
      } else if (
        own.refunded_cents !==
        Math.min((refunded.get(intent.id) ?? 0) + Number(own.lost_cents), own.amount_cents)
      ) {
        differ('Refunded amount differs', own.id, intent.id);
      }
    }
  });
  for (const [intent, { id, paid_at }] of held) {
    // An intent has the date of its first try, so one that was paid on the first day may lie before the period we asked Stripe for.
    const isInside = paid_at !== null && paid_at.getTime() > since.getTime() + DAY_MS;
    if (isInside && intent !== null && !seen.has(intent)) differ('Paid here, not at Stripe', id, intent);
  }
  return { checked_at: now, compared: seen.size, differences: differences.slice(0, MOST_KEPT) };
}

/** Every night, for each country that takes cards. */
export function defineCardCheck(platform: Platform): void {
  const { jobs, transaction } = platform;
  jobs.define('verify-card-payments', {
    transaction: 'manual',
    async run(context) {
      for (const country of COUNTRIES) {
        if (!takesCards(platform, country)) continue;
        const found = await compare(platform, context, country);
        await transaction(context, ({ db }) => store.keepCheck(db, country, found));
        const count = found.differences.length;
        if (count === 0) continue;
        await raiseAlarm(platform, context, CARD_OFFICE_MESSAGES['card-check-failed'], {
          values: { differences: `${count} ${count === 1 ? 'difference' : 'differences'}`, country },
          details: { country, count },
        });
      }
    },
  });
  jobs.schedule('verify-card-payments', { dailyAt: '03:35' }, 'verify-card-payments', {});
}
