import type { Jobs } from '../platform/jobs/jobs.ts';
import { deleteExpired } from './idempotency.store.ts';
import { KEY_LIFE_MS } from './idempotency.ts';

declare module '../platform/jobs/jobs.ts' {
  interface Tasks {
    /** Removes keys older than their 24 hours. */
    'remove-idempotency-keys': Record<string, never>;
  }
}

const BATCH = 1_000;

/** Expired keys go every half hour, in small transactions so that no write waits for them. */
export function defineIdempotencyTasks(jobs: Jobs): void {
  jobs.define('remove-idempotency-keys', {
    transaction: 'manual',
    async run({ db, now }) {
      const expiredBefore = new Date(now.getTime() - KEY_LIFE_MS);
      while ((await deleteExpired(db, expiredBefore, BATCH)) === BATCH);
    },
  });
  jobs.schedule('remove-idempotency-keys', { minutes: 30 }, 'remove-idempotency-keys', {});
}
