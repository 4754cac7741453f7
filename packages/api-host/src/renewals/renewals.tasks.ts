import { addDays, formatDate } from '@upline/domain';
import { askPayment } from '../cards/ask-payment.ts';
import { cardNotices } from '../cards/card-notices.ts';
import { setting } from '../catalogue/plan-data.store.ts';
import { feeOn } from '../fees/fee-on.ts';
import { notify } from '../notifications/notify.ts';
import { adminsWith } from '../notifications/recipients.store.ts';
import type { Platform } from '../platform/platform.ts';
import * as store from './renewals.store.ts';

declare module '../platform/jobs/jobs.ts' {
  interface Tasks {
    'ask-renewal-fees': Record<string, never>;
    'remind-of-renewal-fees': Record<string, never>;
    'hold-for-renewal-fees': Record<string, never>;
  }
}

/** How many days before the anniversary the fee is asked for and the first notice is sent (R-REG-07). */
const ASKED_DAYS = 30;
const REMINDED_DAYS = [7, 0] as const;
const BATCH = 200;

/** Every morning: asks for yearly fees, reminds of them, and lets new compensation wait for fees that stay unpaid. */
export function defineRenewalTasks(platform: Platform): void {
  const { jobs, audit } = platform;
  const notices = cardNotices(platform);

  jobs.define('ask-renewal-fees', {
    async run(context) {
      const { db, today } = context;
      const due = await store.fallingDue(db, { today, days: ASKED_DAYS, limit: BATCH });
      for (const { code, country, due_on } of due) {
        const payment = await askPayment(platform, context, {
          kind: 'Yearly Renewal',
          subject: store.renewalSubject(code, due_on),
          payer: { code },
          country,
          description: `Yearly renewal fee ${due_on.slice(0, 4)}`,
          amount_cents: await feeOn(db, { kind: 'Yearly Renewal', country }, due_on),
          due_on,
        });
        await notices.notifyPayer(context, payment, {
          type: 'renewal-due',
          title: `Your yearly renewal fee is due on ${formatDate(due_on)}`,
          body: 'Pay it by card from your purchase history.',
        });
      }
      if (due.length === BATCH) await jobs.add(db, 'ask-renewal-fees', {});
    },
  });
  jobs.schedule('ask-renewal-fees', { dailyAt: '06:10' }, 'ask-renewal-fees', {});

  jobs.define('remind-of-renewal-fees', {
    async run(context) {
      const { db, today } = context;
      const days = REMINDED_DAYS.map((ahead) => addDays(today, ahead));
      for (const payment of await store.unpaidDueOn(db, days)) {
        const isToday = payment.due_on === today;
        await notices.notifyPayer(context, payment, {
          type: 'renewal-due',
          title: `Your yearly renewal fee is due ${isToday ? 'today' : `on ${formatDate(payment.due_on)}`}`,
          body: 'Pay it by card from your purchase history.',
        });
      }
      const { review_after_days } = await setting(db, 'renewal_fee', today);
      const reviewed = await store.unpaidDueOn(db, [addDays(today, -review_after_days)]);
      const admins = reviewed.length > 0 ? await adminsWith(db, 'associates.manage') : [];
      for (const { id, payer_code, payer_name, due_on } of reviewed)
        for (const to of admins)
          await notify(context, {
            to,
            type: 'renewal-review',
            title: `Renewal fee of ${payer_name} is unpaid`,
            body: `The yearly renewal fee of ${payer_name} (${payer_code}) has been unpaid since ${formatDate(due_on)}. Review the account.`,
            link: `/associates/${payer_code}`,
            about: `renewal:${id}`,
          });
    },
  });
  jobs.schedule('remind-of-renewal-fees', { dailyAt: '06:20' }, 'remind-of-renewal-fees', {});

  jobs.define('hold-for-renewal-fees', {
    async run(context) {
      const { db, now, today } = context;
      const { escrow_after_days } = await setting(db, 'renewal_fee', today);
      // The fee has been unpaid for that many whole days after its due date.
      const codes = await store.newlyOverdue(db, addDays(today, -escrow_after_days - 1), BATCH);
      for (const code of codes) {
        await store.setOverdue(db, code, today, now);
        audit.record(context, {
          action: 'update',
          entity: 'associate',
          entityId: code,
          entityLabel: code,
          ownerCode: code,
          changes: [{ field: 'Renewal Fee Overdue Since', old: null, new: today }],
        });
        await notify(context, {
          to: code,
          type: 'renewal-overdue',
          title: 'Your yearly renewal fee is overdue',
          body: 'New compensation waits in escrow until the fee is paid. Pay it by card from your purchase history.',
          link: '/account/purchase-history',
          about: `renewal-overdue:${code}`,
        });
      }
      if (codes.length === BATCH) await jobs.add(db, 'hold-for-renewal-fees', {});
    },
  });
  // Runs before the compensation of the day is posted.
  jobs.schedule('hold-for-renewal-fees', { dailyAt: '00:05' }, 'hold-for-renewal-fees', {});
}
