import { randomUUID } from 'node:crypto';
import type { CardEventOutcome, Country } from '@upline/domain';
import { superAdmins } from '../../notifications/recipients.store.ts';
import { messageSender } from '../../notifications/send-messages.ts';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { cardLedgerOf } from '../card-ledger.ts';
import { cardNotices } from '../card-notices.ts';
import { lockPayment, lockPaymentOfIntent, numberText, writePayment } from '../card-payments.store.ts';
import { CARD_OFFICE_MESSAGES } from '../cards.messages.ts';
import type { CardPayment } from '../cards.tables.ts';
import { refundedOf, returnedOf, statusOf } from '../payment-status.ts';
import { purposeOf } from '../purposes.ts';
import { keepAuthorization } from './card-authorizations.store.ts';
import * as store from './card-events.store.ts';
import type {
  AuthorizedFacts,
  CardFacts,
  DisputeFacts,
  FailedFacts,
  PaidFacts,
  RefundFacts,
} from './card-facts.ts';

export interface Applied {
  readonly outcome: CardEventOutcome;
  readonly problem: string | null;
  readonly payment_id: string | null;
}

/** When and where the facts became known. */
export interface FactsFrom {
  readonly country: Country;
  readonly at: Date;
}

/** Jobs are taken in the order of their time. */
const AHEAD_MS = 10 * 60_000;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Writes what Stripe reports about payments, in the caller's transaction. Facts may come in any order and any number of
 * times: each is kept on its own, and the status follows from all of them (R-STO-02, S-58).
 */
export function factsApplied(platform: Platform) {
  const { audit } = platform;
  const notices = cardNotices(platform);
  const { send } = messageSender(platform);

  const applied = ({ id }: CardPayment): Applied => ({ outcome: 'Applied', problem: null, payment_id: id });
  const ignored = (payment_id: string | null = null): Applied => ({
    outcome: 'Ignored',
    problem: null,
    payment_id,
  });

  /** Keeps facts that do not match for an admin and changes nothing. */
  async function refuse(context: Context, problem: string, payment?: CardPayment): Promise<Applied> {
    context.log.error({ payment: payment?.id, problem }, 'card event needs a person');
    await send(context, CARD_OFFICE_MESSAGES['card-alarm'], {
      to: await superAdmins(context.db),
      values: { problem: payment ? `${numberText(payment.number)}: ${problem}` : problem },
      link: payment ? `/card-payments/${payment.id}` : '/card-events',
      about: `card-alarm:${payment?.id ?? 'unknown'}`,
    });
    return { outcome: 'Action Required', problem, payment_id: payment?.id ?? null };
  }

  /** Derives the status from all facts, and acts on the change. */
  async function settle(context: Context, before: CardPayment, changed: CardPayment): Promise<void> {
    const { db, now } = context;
    const refunds = await store.refundsOf(db, changed.id);
    const disputes = await store.disputesOf(db, changed.id);
    const status = statusOf(changed, refunds, disputes);
    const refunded_cents = returnedOf(changed, refunds, disputes);
    const payment =
      status === changed.status && refunded_cents === changed.refunded_cents
        ? changed
        : await writePayment(db, changed.id, { status, refunded_cents, updated_at: now, updated_by: null });
    const changes = [
      ...(before.status === status ? [] : [{ field: 'Status', old: before.status, new: status }]),
      ...(before.refunded_cents === refunded_cents
        ? []
        : [
            {
              field: 'Refunded',
              old: (before.refunded_cents / 100).toFixed(2),
              new: (refunded_cents / 100).toFixed(2),
            },
          ]),
    ];
    if (changes.length > 0)
      audit.record(context, {
        action: 'transition',
        entity: 'card_payment',
        entityId: payment.id,
        entityLabel: numberText(payment.number),
        ...(payment.payer_code === null ? {} : { ownerCode: payment.payer_code }),
        changes,
      });
    await cardLedgerOf(platform)(context, { payment, refunds, disputes });
    const purpose = purposeOf(platform, payment.kind);
    const isNewlyPaid = before.paid_at === null && payment.paid_at !== null;
    if (isNewlyPaid) {
      await purpose?.onPaid(context, payment);
      await notices.paid(context, payment);
    }
    if (status === 'Failed' && before.status !== 'Failed') {
      if (purpose?.onFailed) await purpose.onFailed(context, payment);
      else await notices.failed(context, payment);
    }
    if (status === 'Refunded' && before.status !== 'Refunded') await purpose?.onRefunded(context, payment);
  }

  async function paid(context: Context, facts: PaidFacts, { country, at }: FactsFrom): Promise<Applied> {
    const payment = UUID.test(facts.payment_id) ? await lockPayment(context.db, facts.payment_id) : undefined;
    if (!payment) return refuse(context, 'Money came for a payment that is not known');
    if (payment.country !== country)
      return refuse(context, `Money came in ${country}, the payment belongs to ${payment.country}`, payment);
    if (payment.amount_cents !== facts.amount_cents || payment.currency !== facts.currency)
      return refuse(context, 'Amount or currency differ from what was asked', payment);
    if (payment.intent_id !== null && payment.intent_id !== facts.intent_id)
      return refuse(context, 'Paid twice: give one of both payments back at Stripe', payment);
    if (payment.paid_at !== null && (facts.card_ref === null || payment.card_ref !== null))
      return applied(payment);
    const changed = await writePayment(context.db, payment.id, {
      intent_id: facts.intent_id,
      paid_at: payment.paid_at ?? at,
      failed_at: null,
      failure: null,
      customer_ref: payment.keeps_card ? (facts.customer_ref ?? payment.customer_ref) : null,
      card_ref: payment.keeps_card ? (facts.card_ref ?? payment.card_ref) : null,
      // A constraint requires the status and the date of payment together; `settle` derives the status from all facts afterwards.
      ...(payment.paid_at === null ? { status: 'Paid' as const } : {}),
      updated_at: context.now,
      updated_by: null,
    });
    const early = await store.waitingEvents(context.db, country, facts.intent_id);
    for (const event of early) {
      if (event.facts.kind === 'refund')
        await store.keepRefund(context.db, payment.id, event.facts, randomUUID(), context.now);
      if (event.facts.kind === 'dispute')
        await store.keepDispute(context.db, payment.id, event.facts, event.occurred_at);
      await store.writeEvent(context.db, event.id, { ...applied(payment), updated_at: context.now });
    }
    await settle(context, payment, changed);
    const isEarly = (kind: CardFacts['kind']) => early.some(({ facts }) => facts.kind === kind);
    if (isEarly('refund') && refundedOf(await store.refundsOf(context.db, payment.id)) > 0)
      await notices.refunded(context, payment);
    if (isEarly('dispute'))
      for (const { status } of await store.disputesOf(context.db, payment.id))
        await notices.disputed(context, payment, status);
    return applied(payment);
  }

  /** A card has reserved the money. A job decides whether we take it, because the job may ask Stripe. */
  async function authorized(context: Context, facts: AuthorizedFacts, from: FactsFrom): Promise<Applied> {
    const { payment_id, ...rest } = facts;
    const payment = UUID.test(payment_id) ? await lockPayment(context.db, payment_id) : undefined;
    if (!payment) return refuse(context, 'A card reserved money for a payment that is not known');
    await keepAuthorization(context.db, {
      intent_id: rest.intent_id,
      payment_id,
      attempt: rest.attempt,
      amount_cents: rest.amount_cents,
      currency: rest.currency,
      country: from.country,
      created_at: context.now,
    });
    // The payer waits on the page, so it goes before mails and whatever else has been queued lately.
    const runAt = new Date(context.now.getTime() - AHEAD_MS);
    await platform.jobs.add(context.db, 'settle-card-authorization', { intentId: rest.intent_id }, { runAt });
    return applied(payment);
  }

  async function failed(context: Context, facts: FailedFacts, { country, at }: FactsFrom): Promise<Applied> {
    const payment = UUID.test(facts.payment_id) ? await lockPayment(context.db, facts.payment_id) : undefined;
    if (payment?.country !== country) return ignored();
    if (payment.paid_at !== null || facts.attempt !== payment.attempt) return ignored(payment.id);
    const changed = await writePayment(context.db, payment.id, {
      failed_at: at,
      failure: facts.failure,
      updated_at: context.now,
      updated_by: null,
    });
    await settle(context, payment, changed);
    return applied(payment);
  }

  async function refund(context: Context, facts: RefundFacts, { country }: FactsFrom): Promise<Applied> {
    const payment = await lockPaymentOfIntent(context.db, country, facts.intent_id);
    if (!payment) return { outcome: 'Waiting', problem: null, payment_id: null };
    const before = await store.refundsOf(context.db, payment.id);
    await store.keepRefund(context.db, payment.id, facts, randomUUID(), context.now);
    const after = await store.refundsOf(context.db, payment.id);
    await settle(context, payment, payment);
    const total = refundedOf(after);
    if (total > refundedOf(before)) await notices.refunded(context, payment);
    const failed = (refunds: typeof after) => refunds.filter(({ status }) => status === 'Failed').length;
    if (failed(after) > failed(before))
      await notices.refundFailed(context, payment, { wasTold: total < refundedOf(before) });
    if (total > payment.amount_cents) return refuse(context, 'More was given back than was paid', payment);
    return applied(payment);
  }

  async function dispute(
    context: Context,
    facts: DisputeFacts,
    { country, at }: FactsFrom,
  ): Promise<Applied> {
    const payment = await lockPaymentOfIntent(context.db, country, facts.intent_id);
    if (!payment) return { outcome: 'Waiting', problem: null, payment_id: null };
    const before = await store.disputesOf(context.db, payment.id);
    const known = before.find(({ id }) => id === facts.dispute_id)?.status;
    await store.keepDispute(context.db, payment.id, facts, at);
    await settle(context, payment, payment);
    if (known === undefined || (known === 'Open' && facts.status !== 'Open'))
      await notices.disputed(context, payment, facts.status);
    return applied(payment);
  }

  return async function apply(context: Context, facts: CardFacts, from: FactsFrom): Promise<Applied> {
    switch (facts.kind) {
      case 'paid':
        return paid(context, facts, from);
      case 'authorized':
        return authorized(context, facts, from);
      case 'failed':
        return failed(context, facts, from);
      case 'refund':
        return refund(context, facts, from);
      case 'dispute':
        return dispute(context, facts, from);
      case 'other':
        return ignored();
    }
  };
}
