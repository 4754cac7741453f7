import type { Platform } from '../../platform/platform.ts';
import { debtRollUp } from './roll-up.service.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Tasks {
    'roll-up-debts': Record<string, never>;
  }
}

/** Announces and moves debts of people who left, every morning (R-MNY-33). */
export function defineRollUpTask(platform: Platform): void {
  const { run } = debtRollUp(platform);
  platform.jobs.define('roll-up-debts', { transaction: 'manual', run });
  platform.jobs.schedule('roll-up-debts', { dailyAt: '05:20' }, 'roll-up-debts', {});
}
