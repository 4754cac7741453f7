import { companyToday } from '@upline/domain';
import { periodOf } from '@upline/domain/production';
import type { Asks, ReportSearch } from './report-search.ts';

/** First and last day of the period shown. */
export function daysOf({ period: initial = 'Month' }: Asks, { period = initial, on }: ReportSearch) {
  return periodOf(period, on ?? companyToday()).whole;
}
