import type { Context } from '../../platform/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { countFaults } from './ledger.store.ts';

declare module '../../platform/jobs.ts' {
  interface Tasks {
    'verify-ledger': Record<string, never>;
  }
}

/** Compares what the ledger promises with what it holds (R-07, R-09, I10), and raises the alarm in the log. */
export async function verifyLedger({ db, log }: Pick<Context, 'db' | 'log'>): Promise<void> {
  const faults = await countFaults(db);
  if (Object.values(faults).some((count) => count > 0)) log.error({ faults }, 'the ledger is broken');
  else log.info('the ledger is whole');
}

/** Verifies the ledger every night. */
export function defineLedgerTasks({ jobs }: Pick<Platform, 'jobs'>): void {
  jobs.define('verify-ledger', { transaction: 'manual', run: verifyLedger });
  jobs.schedule('verify-ledger', { dailyAt: '03:15' }, 'verify-ledger', {});
}
