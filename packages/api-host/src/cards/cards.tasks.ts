import type { Platform } from '../platform/platform.ts';
import { touchPayment, waitingLonger } from './card-payments.store.ts';
import { checkout } from './checkout.ts';

declare module '../platform/jobs/jobs.ts' {
  interface Tasks {
    'look-after-card-payments': Record<string, never>;
  }
}

/** Once this long has passed without a report, we ask Stripe. */
const LOST_MS = 10 * 60_000;
const AT_ONCE = 20;

/** Asks Stripe about payments without a report, so that a host that was down catches up soon. */
export function defineCardTasks(platform: Platform): void {
  const { jobs, transaction } = platform;
  const { lookAfter } = checkout(platform);
  jobs.define('look-after-card-payments', {
    transaction: 'manual',
    async run(context) {
      const before = new Date(context.now.getTime() - LOST_MS);
      for (const payment of await waitingLonger(context.db, before, AT_ONCE)) {
        await lookAfter(context, payment);
        await transaction(context, ({ db, now }) => touchPayment(db, payment.id, now));
      }
    },
  });
  jobs.schedule('look-after-card-payments', { minutes: 10 }, 'look-after-card-payments', {});
}
