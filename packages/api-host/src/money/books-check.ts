import { raiseAlarm } from '../notifications/alarm.ts';
import type { Db } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';
import { compensationFaults } from './compensation/parity.store.ts';
import { countFaults } from './ledger/ledger.store.ts';
import { parity } from './pay-runs/parity.store.ts';

declare module '../platform/jobs.ts' {
  interface Tasks {
    'verify-ledger': Record<string, never>;
    'verify-pay-runs': Record<string, never>;
    'verify-compensation': Record<string, never>;
  }
}

interface Check {
  readonly task: 'verify-ledger' | 'verify-pay-runs' | 'verify-compensation';
  /** Time of the night on the company's clock. */
  readonly at: string;
  /** All 0 when the books are whole. */
  readonly count: (db: Db) => Promise<object>;
  readonly title: string;
}

const CHECKS: readonly Check[] = [
  { task: 'verify-ledger', at: '03:15', count: countFaults, title: 'The ledger is broken' },
  { task: 'verify-pay-runs', at: '03:20', count: parity, title: 'Pay runs and the ledger differ' },
  {
    task: 'verify-compensation',
    at: '03:25',
    count: compensationFaults,
    title: 'Compensation and the ledger differ',
  },
];

const inWords = (fault: string) => fault.replaceAll('_', ' ');

/** Compares every night what the books promise with what they hold (R-07, R-09, R-12, I10), and raises the alarm. */
export function defineBooksChecks(platform: Platform): void {
  const { jobs } = platform;
  for (const { task, at, count, title } of CHECKS) {
    jobs.define(task, {
      transaction: 'manual',
      async run(context) {
        const faults = Object.entries(await count(context.db)).filter(([, found]) => found > 0);
        if (faults.length === 0) return context.log.info(`${task}: nothing wrong`);
        const body = faults.map(([fault, found]) => `${inWords(fault)}: ${found}`).join(', ');
        await raiseAlarm(platform, context, {
          type: 'books-alarm',
          title,
          body: `Found in the check of the night: ${body}.`,
          details: { faults: Object.fromEntries(faults) },
        });
      },
    });
    jobs.schedule(task, { dailyAt: at }, task, {});
  }
}
