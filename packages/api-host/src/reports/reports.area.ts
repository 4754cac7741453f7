import type { Area } from '../platform/host.ts';
import { activityReport } from './activity.report.ts';
import { cashflowReport } from './cashflow.report.ts';
import { chargebackBalanceReport } from './chargeback-balance.report.ts';

/** Reports (domain.md 2.24): list, count, totals and download of each, and the same of the whole company for admins. */
export const reportsArea: Area = (platform) => [
  ...activityReport(platform),
  ...cashflowReport(platform),
  ...chargebackBalanceReport(platform),
];
