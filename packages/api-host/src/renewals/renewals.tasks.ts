import { addDays, formatDate } from '@upline/domain';
import { askPayment } from '../cards/ask-payment.ts';
import { PURCHASES_PAGE, toPayer } from '../cards/card-notices.ts';
import { setting } from '../catalogue/plan-data.store.ts';
import { feeOn } from '../fees/fee-on.ts';
import { adminsWith } from '../notifications/recipients.store.ts';
import { messageSender } from '../notifications/send-messages.ts';
import type { Platform } from '../platform/platform.ts';
import { RENEWAL_MESSAGES } from './renewals.messages.ts';
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

const dueWords = (day: string, today: string) => (day === today ? 'today' : `on ${formatDate(day)}`);

/** Every morning: asks for yearly fees, reminds of them, and lets new compensation wait for fees that stay unpaid. */
export function defineRenewalTasks(platform: Platform): void {
  const { jobs, audit } = platform;
  const { send } = messageSender(platform);

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
        await send(context, RENEWAL_MESSAGES['renewal-due'], {
          ...toPayer(payment),
          values: { due: dueWords(due_on, today) },
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
        await send(context, RENEWAL_MESSAGES['renewal-due'], {
          ...toPayer(payment),
          values: { due: dueWords(payment.due_on, today) },
        });
      }
      const { review_after_days } = await setting(db, 'renewal_fee', today);
      const reviewed = await store.unpaidDueOn(db, [addDays(today, -review_after_days)]);
      const admins = reviewed.length > 0 ? await adminsWith(db, 'associates.manage') : [];
      for (const { id, payer_code, payer_name, due_on } of reviewed)
        await send(context, RENEWAL_MESSAGES['renewal-review'], {
          to: admins,
          values: { name: payer_name, code: payer_code, date: formatDate(due_on) },
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
        await send(context, RENEWAL_MESSAGES['renewal-overdue'], {
          to: code,
          link: PURCHASES_PAGE,
          about: `renewal-overdue:${code}`,
        });
      }
      if (codes.length === BATCH) await jobs.add(db, 'hold-for-renewal-fees', {});
    },
  });
  // Runs before the compensation of the day is posted.
  jobs.schedule('hold-for-renewal-fees', { dailyAt: '00:05' }, 'hold-for-renewal-fees', {});
}
