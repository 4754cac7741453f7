import { addDays } from '@upline/domain';
import { addCardPurpose } from '../cards/purposes.ts';
import { setting } from '../catalogue/plan-data.store.ts';
import { releaseForFee } from '../money/compensation/escrow/release-for-fee.ts';
import type { Area } from '../platform/host.ts';
import type { Context } from '../platform/operation/operation.ts';
import * as store from './renewals.store.ts';
import { defineRenewalTasks } from './renewals.tasks.ts';

declare module '../platform/jobs/jobs.ts' {
  interface Tasks {
    'release-for-renewal-fee': { code: string; since: string };
  }
}

/** The yearly renewal fee (domain.md 1.7, R-REG-07): asked, reminded of, paid by card, and what waits for it. */
export const renewalsArea: Area = (platform) => {
  const { jobs, audit } = platform;
  defineRenewalTasks(platform);

  jobs.define('release-for-renewal-fee', {
    async run(context, { code, since }) {
      if (await releaseForFee(platform, context, code, since))
        await jobs.add(context.db, 'release-for-renewal-fee', { code, since });
    },
  });

  /** Releases the compensation once no fee is overdue beyond the limit. */
  async function releaseIfSettled(context: Context, code: string): Promise<void> {
    const { db, now, today } = context;
    const since = await store.overdueSince(db, code);
    if (since === undefined) return;
    const { escrow_after_days } = await setting(db, 'renewal_fee', today);
    if (await store.hasUnpaidSince(db, code, addDays(today, -escrow_after_days - 1))) return;
    await store.setOverdue(db, code, null, now);
    audit.record(context, {
      action: 'update',
      entity: 'associate',
      entityId: code,
      entityLabel: code,
      ownerCode: code,
      changes: [{ field: 'Renewal Fee Overdue Since', old: since, new: null }],
    });
    await jobs.add(db, 'release-for-renewal-fee', { code, since });
  }

  addCardPurpose(platform, {
    kind: 'Yearly Renewal',
    onPaid: async (context, { payer_code }) => {
      if (payer_code !== null) await releaseIfSettled(context, payer_code);
    },
    // A refunded fee counts as settled; the office decides whether to ask for it again.
    onRefunded: async () => {},
  });
  return [];
};
