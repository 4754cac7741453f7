import type { Db } from '../../platform/database/database.ts';
import { proposedPeriod } from './pay-runs.calendar.ts';
import { lastPayRun } from './pay-runs.store.ts';

/** The pay date of the run in preparation, or of the next run if none is open. */
export async function nextPayDate(db: Db, today: string): Promise<string> {
  const last = await lastPayRun(db);
  if (last && last.status !== 'Closed') return last.pay_date;
  return proposedPeriod(last?.period_end, today).pay_date;
}
