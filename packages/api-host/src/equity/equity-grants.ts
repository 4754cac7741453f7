import { addMonths } from '@upline/domain';
import { periodOf } from '@upline/domain/production';
import { setting } from '../catalogue/plan-data.store.ts';
import { openMonth } from '../money/bonuses/builder-bonus.store.ts';
import type { Context } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { forfeitOfTerminated, grantAnnualBv, grantPromotions, grantStreaks } from './equity-grants.store.ts';

declare module '../platform/jobs/jobs.ts' {
  interface Tasks {
    'grant-equity-credits': Record<string, never>;
  }
}

/** Grants of milestones and forfeitures of the day (R-EQS-01, R-EQS-03); a milestone is granted once, however often it runs. */
export async function grantEquityCredits({
  db,
  now,
  today,
}: Pick<Context, 'db' | 'now' | 'today'>): Promise<void> {
  const grants = await setting(db, 'equity_grants', today);
  await grantPromotions(db, grants, today);
  const year = periodOf('Year', today).previous;
  const quarter = periodOf('Quarter', today).previous;
  const openFrom = await openMonth(db);
  if (openFrom !== null && openFrom > year.to) await grantAnnualBv(db, grants, year.from.slice(0, 4));
  if (openFrom !== null && openFrom > quarter.to)
    await grantStreaks(db, grants, {
      ...quarter,
      months: [0, 1, 2].map((index) => addMonths(quarter.from, index).slice(0, 7)),
    });
  await forfeitOfTerminated(db, now);
}

/** Every morning, after month and bonuses are closed. */
export function defineEquityTask({ jobs }: Pick<Platform, 'jobs'>): void {
  jobs.define('grant-equity-credits', { run: grantEquityCredits });
  jobs.schedule('grant-equity-credits', { dailyAt: '02:55' }, 'grant-equity-credits', {});
}
