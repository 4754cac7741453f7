import type { Area } from '../platform/host.ts';
import { activityReport } from './activity.report.ts';
import { cashflowReport } from './cashflow.report.ts';
import { chargebackBalanceReport } from './chargeback-balance.report.ts';
import { debitAgingReport } from './company/debit-aging.report.ts';
import { licenseGapsReport } from './company/license-gaps.report.ts';
import { persistencyReport } from './company/persistency.report.ts';
import { placementReport } from './company/placement.report.ts';
import { recruitingReport } from './company/recruiting.report.ts';
import { eventTicketsReport } from './event-tickets.report.ts';

/** Reports (domain.md 2.24, 2.36): list, count, totals and download of each; for admins of the whole company. */
export const reportsArea: Area = (platform) => [
  ...activityReport(platform),
  ...cashflowReport(platform),
  ...chargebackBalanceReport(platform),
  ...eventTicketsReport(platform),
  ...placementReport(platform),
  ...persistencyReport(platform),
  ...licenseGapsReport(platform),
  ...debitAgingReport(platform),
  ...recruitingReport(platform),
];
