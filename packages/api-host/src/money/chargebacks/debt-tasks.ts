import { addDays, formatMoney } from '@upline/domain';
import { DEBT_WARNING } from '@upline/domain/pay-run';
import { adminsWith } from '../../notifications/recipients.store.ts';
import { messageSender } from '../../notifications/send-messages.ts';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { holdsEndingOn } from '../compensation/escrow/escrow.store.ts';
import { MONEY_MESSAGES, MONEY_OFFICE_MESSAGES } from '../compensation/money.messages.ts';
import { heavyDebts } from './debts.store.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Tasks {
    'end-termination-holds': Record<string, never>;
    'warn-of-debts': Record<string, never>;
  }
}

/** The jobs that follow from dates for money that is held or owed. */
export function debtTasks(platform: Platform) {
  const { send, sendEach } = messageSender(platform);
  return {
    /**
     * Reminds the admins, on the day on which the hold of a terminated person's lines is over, to release or
     * forfeit them (R-MNY-34).
     */
    async endHolds(context: Context): Promise<void> {
      const count = await holdsEndingOn(context.db, context.today);
      if (count === 0) return;
      await send(context, MONEY_OFFICE_MESSAGES['termination-hold-over'], {
        to: await adminsWith(context.db, 'chargebacks.create'),
        values: { lines: `${count} ${count === 1 ? 'line was' : 'lines were'}` },
        link: '/compensations',
        about: `termination-holds:${context.today}`,
      });
    },

    /** Once a week: balances above $1,000 or older than 60 days, to the debtor and the admins. */
    async warnOfDebts(context: Context): Promise<void> {
      if (new Date(`${context.today}T12:00:00Z`).getUTCDay() !== 1) return;
      const heavy = await heavyDebts(
        context.db,
        DEBT_WARNING.cents,
        addDays(context.today, -DEBT_WARNING.days),
      );
      if (heavy.length === 0) return;
      await sendEach(
        context,
        MONEY_MESSAGES['chargeback-balance'],
        heavy.map(({ associate_code, currency, open_cents }) => ({
          to: associate_code,
          values: { amount: formatMoney(open_cents, currency) },
          link: '/payments/chargebacks',
          about: `chargeback-balance:${associate_code}:${currency}`,
        })),
      );
      await send(context, MONEY_OFFICE_MESSAGES['chargeback-balances'], {
        to: await adminsWith(context.db, 'chargebacks.create'),
        values: {
          balances: `${heavy.length} ${heavy.length === 1 ? 'balance is' : 'balances are'}`,
          days: String(DEBT_WARNING.days),
        },
        link: '/chargebacks',
        about: `chargeback-balances:${context.today}`,
      });
    },
  };
}

export function defineDebtTasks(platform: Platform): void {
  const tasks = debtTasks(platform);
  platform.jobs.define('end-termination-holds', { run: tasks.endHolds });
  platform.jobs.schedule('end-termination-holds', { dailyAt: '05:10' }, 'end-termination-holds', {});
  platform.jobs.define('warn-of-debts', { run: tasks.warnOfDebts });
  platform.jobs.schedule('warn-of-debts', { dailyAt: '06:50' }, 'warn-of-debts', {});
}
