import { addDays, formatDate } from '@upline/domain';
import { askPayment } from '../cards/ask-payment.ts';
import { cardCharges, keptCard } from '../cards/charge-card.ts';
import type { Platform } from '../platform/platform.ts';
import type { builderPlans } from './builder-plans.service.ts';
import * as store from './builder-plans.store.ts';

declare module '../platform/jobs/jobs.ts' {
  interface Tasks {
    'charge-builder-plans': Record<string, never>;
    'charge-builder-plan': { paymentId: string; cardOf: string | null; tryNo: number };
  }
}

const BATCH = 200;

/** Every morning: charges the month that begins, retries failed charges, and ends plans that their associates have closed. */
export function defineBuilderPlanTasks(platform: Platform, service: ReturnType<typeof builderPlans>): void {
  const { jobs } = platform;
  const charge = cardCharges(platform);

  jobs.define('charge-builder-plans', {
    async run(context) {
      const { db, now, today } = context;
      const due = await store.dueOn(db, today, BATCH);
      for (const { id } of due) {
        const enrollment = await store.lockEnrollment(db, id);
        const on = enrollment?.next_charge_on;
        if (enrollment?.status !== 'Active' || !on) continue;
        if (enrollment.ends_after_month) {
          await service.close(context, enrollment, 'Closed by the associate');
          continue;
        }
        const payment = await askPayment(platform, context, {
          kind: 'Builder Plan',
          subject: `${id}:${on}`,
          payer: { code: enrollment.associate_code },
          country: enrollment.country,
          description: `Builder plan, month from ${formatDate(on)}`,
          amount_cents: await service.priceOf(context, enrollment.country),
          due_on: on,
          keepsCard: true,
        });
        const tryNo = enrollment.failed_tries + 1;
        await jobs.add(db, 'charge-builder-plan', {
          paymentId: payment.id,
          cardOf: enrollment.payment_id,
          tryNo,
        });
        // We try again tomorrow unless the outcome sets another day.
        await store.writeEnrollment(db, id, { next_try_on: addDays(today, 1), updated_at: now });
      }
      if (due.length === BATCH) await jobs.add(db, 'charge-builder-plans', {});
    },
  });
  jobs.schedule('charge-builder-plans', { dailyAt: '05:30' }, 'charge-builder-plans', {});

  jobs.define('charge-builder-plan', {
    transaction: 'manual',
    async run(context, { paymentId, cardOf, tryNo }, finish) {
      const card = await keptCard(context.db, cardOf);
      await charge(context, { id: paymentId, tryNo, card }, finish);
    },
  });
}
