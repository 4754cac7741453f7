import type { Platform } from '../../platform/platform.ts';
import { exchangeShares } from './exchange-shares.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Tasks {
    'share-exchange': Record<string, never>;
  }
}

/** Shares overrides of exchange legs every morning, after the month is closed (R-MNY-35). */
export function defineExchangeTask(platform: Platform): void {
  const { run } = exchangeShares(platform);
  platform.jobs.define('share-exchange', { transaction: 'manual', run });
  platform.jobs.schedule('share-exchange', { dailyAt: '03:00' }, 'share-exchange', {});
}
