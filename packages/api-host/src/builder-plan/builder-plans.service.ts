import { randomUUID } from 'node:crypto';
import { addDays, addMonths, type Country, formatDate, monthsBetween } from '@upline/domain';
import { askPayment } from '../cards/ask-payment.ts';
import { cardNotices, PURCHASES_PAGE } from '../cards/card-notices.ts';
import type { CardPayment } from '../cards/cards.tables.ts';
import { cardsClosed, takesCards } from '../cards/stripe.ts';
import { feeOn } from '../fees/fee-on.ts';
import { messageSender } from '../notifications/send-messages.ts';
import { changedBy } from '../platform/database/stamps.ts';
import type { Context, SignedInContext } from '../platform/operation/operation.ts';
import { conflict, notFound, Problem, staleVersion } from '../platform/operation/problem.ts';
import { demand } from '../platform/operation/row-actions.ts';
import type { Platform } from '../platform/platform.ts';
import { isActive } from './builder-plans.actions.ts';
import { BUILDER_PLAN_MESSAGES } from './builder-plans.messages.ts';
import * as store from './builder-plans.store.ts';

/** How many days after its due date a charge is tried: on the 1st, 3rd and 7th day. */
const TRY_DAYS = [0, 2, 6] as const;
const NAME = 'builder plan';

/** Whether the subject is the first charge of an enrollment: `U000123:start:…`, or that of a month: `<id>:2026-12-01`. */
const isStart = (subject: string) => subject.includes(':start:');

/** The builder plan of associates (domain.md 2.33): enrolled by the first charge, charged month by month, closed. */
export function builderPlans(platform: Platform) {
  const { audit } = platform;
  const notices = cardNotices(platform);
  const { send } = messageSender(platform);

  const priceOf = ({ db, today }: Pick<Context, 'db' | 'today'>, country: Country) =>
    feeOn(db, { kind: 'Builder Plan', country }, today);

  function trail(context: Context, code: string, old: string | null, value: string, reason?: string): void {
    audit.record(context, {
      action: old === null ? 'create' : 'transition',
      entity: 'builder-enrollment',
      entityId: code,
      entityLabel: 'Builder plan',
      ownerCode: code,
      changes: [{ field: 'Status', old, new: value }],
      ...(reason === undefined ? {} : { reason }),
    });
  }

  async function close(context: Context, enrollment: store.Enrollment, reason: string): Promise<void> {
    const { db, now, today, caller } = context;
    const { id, associate_code } = enrollment;
    await store.writeEnrollment(db, id, {
      status: 'Closed',
      closed_on: today,
      close_reason: reason,
      next_charge_on: null,
      next_try_on: null,
      updated_at: now,
      updated_by: caller?.code ?? null,
    });
    trail(context, associate_code, 'Active', 'Closed', reason);
    await send(context, BUILDER_PLAN_MESSAGES['builder-enrollment-closed'], {
      to: associate_code,
      values: { reason },
      link: '/account/builder-plan-enrollment',
      about: `builder-enrollment:${id}`,
    });
  }

  /** Moves the next charge a month on from its due date. From now on the card of this payment is charged. */
  async function extend(context: Context, enrollment: store.Enrollment, payment: CardPayment, from: string) {
    const next = monthAfter(enrollment.started_on, from);
    await store.writeEnrollment(context.db, enrollment.id, {
      next_charge_on: next,
      next_try_on: next,
      failed_tries: 0,
      // Charging a stored card does not store it again, so the reference to the payment that stored it stays.
      ...(payment.session_id === null ? {} : { payment_id: payment.id }),
      updated_at: context.now,
      updated_by: null,
    });
  }

  return {
    priceOf,
    close,

    /** Asks for the first charge; the enrollment begins when it is paid. The price is the one the person has read (S-59). */
    async enroll(context: SignedInContext, price_cents: number): Promise<string> {
      const { db, caller, today } = context;
      const { code, country } = caller;
      if (!takesCards(platform, country)) throw cardsClosed();
      if (await store.lockActive(db, code)) throw conflict('enrolled', 'You are enrolled already');
      const price = await priceOf(context, country);
      if (price !== price_cents)
        throw new Problem(409, 'price-changed', 'The price of the builder plan has changed', {
          details: { price_cents: price },
        });
      const open = await store.openStart(db, code);
      if (open?.amount_cents === price) return open.id;
      const payment = await askPayment(platform, context, {
        kind: 'Builder Plan',
        subject: `${code}:start:${randomUUID()}`,
        payer: { code },
        country,
        description: `Builder plan, month from ${formatDate(today)}`,
        amount_cents: price,
        keepsCard: true,
      });
      return payment.id;
    },

    /** The associate ends the plan with the month that is paid, or withdraws that. */
    async end(context: SignedInContext, ends: boolean): Promise<void> {
      const { db, now, caller } = context;
      const enrollment = await store.lockActive(db, caller.code);
      if (!enrollment) throw conflict('not-enrolled', 'You are not enrolled');
      if (enrollment.ends_after_month === ends) return;
      await store.writeEnrollment(db, enrollment.id, {
        ends_after_month: ends,
        ...changedBy({ now, caller }),
      });
      audit.record(context, {
        action: 'update',
        entity: 'builder-enrollment',
        entityId: caller.code,
        entityLabel: 'Builder plan',
        ownerCode: caller.code,
        changes: [
          {
            field: 'Ends After the Paid Month',
            old: ends ? 'No' : 'Yes',
            new: ends ? 'Yes' : 'No',
          },
        ],
      });
    },

    /** An admin closes it at once. */
    async closeByAdmin(context: SignedInContext, id: string, version: number, reason: string): Promise<void> {
      const enrollment = await store.lockEnrollment(context.db, id);
      if (!enrollment) throw notFound();
      if (enrollment.version !== version) throw staleVersion(NAME);
      demand(isActive, enrollment, context.caller);
      await close(context, enrollment, reason);
    },

    async onPaid(context: Context, payment: CardPayment): Promise<void> {
      const { db, now, today } = context;
      const { payer_code: code, subject } = payment;
      if (code === null) return;
      if (!isStart(subject)) {
        const [id = '', due = today] = subject.split(':');
        const enrollment = await store.lockEnrollment(db, id);
        if (enrollment?.status === 'Active') await extend(context, enrollment, payment, due);
        return;
      }
      const active = await store.lockActive(db, code);
      if (active) return extend(context, active, payment, active.next_charge_on ?? today);
      const next = addMonths(today, 1);
      await store.insertEnrollment(db, {
        associate_code: code,
        country: payment.country,
        price_cents: payment.amount_cents,
        currency: payment.currency,
        card_reference: null,
        started_on: today,
        next_charge_on: next,
        next_try_on: next,
        payment_id: payment.id,
        closed_on: null,
        close_reason: null,
        created_at: now,
        created_by: code,
        updated_at: now,
        updated_by: code,
      });
      trail(context, code, null, 'Active');
    },

    /** Handles a failed charge: the plan ends when the third try fails (R-BLD-02). */
    async onFailed(context: Context, payment: CardPayment): Promise<void> {
      const { db, now } = context;
      if (isStart(payment.subject)) return notices.failed(context, payment);
      const [id = '', due = ''] = payment.subject.split(':');
      const enrollment = await store.lockEnrollment(db, id);
      if (enrollment?.status !== 'Active') return;
      const tries = Math.min(payment.attempt, TRY_DAYS.length);
      const next = TRY_DAYS[tries];
      if (next === undefined) {
        await store.writeEnrollment(db, id, { failed_tries: tries });
        return close(context, enrollment, 'Three charges failed');
      }
      const next_try_on = addDays(due, next);
      await store.writeEnrollment(db, id, {
        failed_tries: tries,
        next_try_on,
        updated_at: now,
        updated_by: null,
      });
      await send(context, BUILDER_PLAN_MESSAGES['builder-charge-failed'], {
        to: enrollment.associate_code,
        values: { failure: payment.failure ?? 'The card was declined', next_try: formatDate(next_try_on) },
        link: PURCHASES_PAGE,
        about: `builder-charge:${payment.id}`,
      });
    },

    /** A refund ends the plan that the payment was for. */
    async onRefunded(context: Context, payment: CardPayment): Promise<void> {
      if (payment.payer_code === null) return;
      const enrollment = await store.lockActive(context.db, payment.payer_code);
      if (enrollment && (payment.id === enrollment.payment_id || payment.subject.startsWith(enrollment.id)))
        await close(context, enrollment, 'The charge was refunded');
    },
  };
}

/** A plan that began on the 31st is charged on the 28th in February, and on the 31st again in March. */
function monthAfter(startedOn: string, due: string): string {
  const months = monthsBetween(startedOn, due);
  return addMonths(startedOn, months) === due ? addMonths(startedOn, months + 1) : addMonths(due, 1);
}
