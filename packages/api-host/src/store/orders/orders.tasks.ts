import type { Platform } from '../../platform/platform.ts';
import type { orders } from './orders.service.ts';
import { unpaidSince } from './orders.store.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Tasks {
    'cancel-unpaid-orders': Record<string, never>;
  }
}

/** How long an order waits for its payment (domain.md 2.25). */
const UNPAID_MS = 60 * 60_000;
const AT_ONCE = 50;

/** Orders that are not paid in time give back what they have reserved. */
export function defineOrderTasks(
  { jobs, transaction }: Pick<Platform, 'jobs' | 'transaction'>,
  { expire }: Pick<ReturnType<typeof orders>, 'expire'>,
): void {
  jobs.define('cancel-unpaid-orders', {
    transaction: 'manual',
    async run(context) {
      const before = new Date(context.now.getTime() - UNPAID_MS);
      for (const { id } of await unpaidSince(context.db, before, AT_ONCE))
        await transaction(context, (inside) => expire(inside, id));
    },
  });
  jobs.schedule('cancel-unpaid-orders', { minutes: 5 }, 'cancel-unpaid-orders', {});
}
