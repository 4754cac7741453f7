import { raiseAlarm } from '../notifications/alarm.ts';
import type { Db } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { keepFindings } from './books-check.store.ts';
import { cardJournalFaults } from './card-journals/card-journals.store.ts';
import { MONEY_OFFICE_MESSAGES } from './compensation/money.messages.ts';
import { compensationFaults } from './compensation/parity.store.ts';
import { countFaults } from './ledger/ledger.store.ts';
import { parity } from './pay-runs/closing/parity.store.ts';

declare module '../platform/jobs/jobs.ts' {
  interface Tasks {
    'verify-ledger': Record<string, never>;
    'verify-pay-runs': Record<string, never>;
    'verify-compensation': Record<string, never>;
    'verify-card-journals': Record<string, never>;
  }
}

export const BOOKS_CHECKS = [
  'verify-ledger',
  'verify-pay-runs',
  'verify-compensation',
  'verify-card-journals',
] as const;

interface Check {
  readonly task: (typeof BOOKS_CHECKS)[number];
  /** Time of the night on the company's clock. */
  readonly at: string;
  /** All 0 when the books are whole. */
  readonly count: (db: Db) => Promise<object>;
  readonly title: string;
  /** What it compares, for those who read its result. */
  readonly compares: string;
}

export const CHECKS: readonly Check[] = [
  {
    task: 'verify-ledger',
    at: '03:15',
    count: countFaults,
    title: 'The ledger is broken',
    compares: 'Every journal adds up, and balances are what was posted',
  },
  {
    task: 'verify-pay-runs',
    at: '03:20',
    count: parity,
    title: 'Pay runs and the ledger differ',
    compares: 'Pay runs, payouts and debts agree with the ledger',
  },
  {
    task: 'verify-compensation',
    at: '03:25',
    count: compensationFaults,
    title: 'Compensation and the ledger differ',
    compares: 'Lines of policies agree with the ledger',
  },
  {
    task: 'verify-card-journals',
    at: '03:30',
    count: cardJournalFaults,
    title: 'Card payments and the ledger differ',
    compares: 'Card payments, refunds and disputes agree with the ledger',
  },
];

/** `wrong_balances` as a person reads it. */
export const inWords = (fault: string) => fault.replaceAll('_', ' ');

/** Compares every night what the books promise with what they hold (R-07, R-09, R-12, I10), and raises the alarm. */
export function defineBooksChecks(platform: Platform): void {
  const { jobs, transaction } = platform;
  for (const { task, at, count, title } of CHECKS) {
    jobs.define(task, {
      transaction: 'manual',
      async run(context) {
        const counts = await count(context.db);
        await transaction(context, ({ db, now }) => keepFindings(db, task, counts, now));
        const faults = Object.entries(counts).filter(([, found]) => found > 0);
        if (faults.length === 0) return context.log.info(`${task}: nothing wrong`);
        const findings = faults.map(([fault, found]) => `${inWords(fault)}: ${found}`).join(', ');
        await raiseAlarm(platform, context, MONEY_OFFICE_MESSAGES['books-alarm'], {
          values: { check: title, findings },
          details: { faults: Object.fromEntries(faults) },
        });
      },
    });
    jobs.schedule(task, { dailyAt: at }, task, {});
  }
}
