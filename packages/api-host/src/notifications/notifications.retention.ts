import type { Jobs } from '../platform/jobs/jobs.ts';
import * as store from './notifications.store.ts';

declare module '../platform/jobs/jobs.ts' {
  interface Tasks {
    'remove-old-notifications': Record<string, never>;
  }
}

const RETENTION_MONTHS = 12;
const BATCH = 1_000;

/** Every night removes notifications older than twelve months (domain.md 2.28), a batch a transaction. */
export function defineNotificationTasks(jobs: Jobs): void {
  jobs.define('remove-old-notifications', {
    async run({ db, now }) {
      const before = new Date(now);
      before.setUTCMonth(before.getUTCMonth() - RETENTION_MONTHS);
      const removed = await store.removeBefore(db, before, BATCH);
      if (removed === BATCH) await jobs.add(db, 'remove-old-notifications', {});
    },
  });
  jobs.schedule('remove-old-notifications', { dailyAt: '03:20' }, 'remove-old-notifications', {});
}
