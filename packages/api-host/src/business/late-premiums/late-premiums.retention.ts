import { addMonths } from '@upline/domain';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { removeClosedBefore } from './late-premiums.store.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Tasks {
    'remove-old-late-premiums': Record<string, never>;
  }
}

/** As long as the trail that names them (R-AUD-06). */
const RETENTION_MONTHS = 7 * 12;
const BATCH = 1_000;

/** Every night removes late premiums that were closed more than seven years ago, with their calls; a batch a transaction. */
export function defineLatePremiumRetention(jobs: Jobs): void {
  jobs.define('remove-old-late-premiums', {
    async run({ db, today }) {
      const removed = await removeClosedBefore(db, addMonths(today, -RETENTION_MONTHS), BATCH);
      if (removed === BATCH) await jobs.add(db, 'remove-old-late-premiums', {});
    },
  });
  jobs.schedule('remove-old-late-premiums', { dailyAt: '03:45' }, 'remove-old-late-premiums', {});
}
