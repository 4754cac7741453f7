import type { Jobs } from '../jobs/jobs.ts';
import * as store from './audit.store.ts';
import type { Audit } from './audit.ts';

declare module '../jobs/jobs.ts' {
  interface Tasks {
    'remove-old-audit-entries': Record<string, never>;
  }
}

const RETENTION_YEARS = 7;
const BATCH = 5_000;

/**
 * Every night removes entries older than seven years (R-AUD-06), a batch a transaction. Each batch leaves a checkpoint the
 * chain is verified from afterwards, and an entry of its own.
 */
export function defineAuditRetention(jobs: Jobs, audit: Audit): void {
  jobs.define('remove-old-audit-entries', {
    async run(context) {
      const { db, now } = context;
      const before = new Date(now);
      before.setUTCFullYear(before.getUTCFullYear() - RETENTION_YEARS);
      const last = await store.lastToRemove(db, before, BATCH);
      if (!last) return;
      const removed = await store.removeThrough(db, last, now);
      audit.record(context, {
        action: 'delete',
        entity: 'audit_entry',
        entityId: String(last.id),
        entityLabel: `${removed} entries up to number ${last.id}`,
        reason: 'Kept for seven years',
      });
      if (removed === BATCH) await jobs.add(db, 'remove-old-audit-entries', {});
    },
  });
  jobs.schedule('remove-old-audit-entries', { dailyAt: '03:40' }, 'remove-old-audit-entries', {});
}
