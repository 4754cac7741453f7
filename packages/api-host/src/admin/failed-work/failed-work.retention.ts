import { DAY_MS } from '@upline/domain';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { removeSettled } from './failed-work.store.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Tasks {
    'remove-settled-work': Record<string, never>;
  }
}

/** Delivered messages are kept this long, because people ask whether one was sent. */
const KEEP_SENT_MS = 30 * DAY_MS;
/** Failed work is kept long enough for somebody to look at it. */
const KEEP_FAILED_MS = 90 * DAY_MS;
const BATCH = 1_000;

/** Every night removes delivered messages, and messages and jobs that gave up, a batch a transaction. */
export function defineSettledWorkTasks(jobs: Jobs): void {
  jobs.define('remove-settled-work', {
    async run({ db, now }) {
      const before = {
        sent: new Date(now.getTime() - KEEP_SENT_MS),
        failed: new Date(now.getTime() - KEEP_FAILED_MS),
      };
      if ((await removeSettled(db, before, BATCH)) === BATCH) await jobs.add(db, 'remove-settled-work', {});
    },
  });
  jobs.schedule('remove-settled-work', { dailyAt: '03:50' }, 'remove-settled-work', {});
}
