import type { Report } from '../report/report-search.ts';

/** The reports of the whole company (domain.md 2.36). */
export const COMPANY = {
  activity: {
    period: 'Month',
    operations: {
      name: 'company-activity-report',
      list: 'listCompanyActivityReport',
      count: 'countCompanyActivityReport',
      totals: 'totalCompanyActivityReport',
      export: 'exportCompanyActivityReport',
    },
  },
  cashflow: {
    period: 'Year',
    operations: {
      name: 'company-cashflow-report',
      list: 'listCompanyCashflowReport',
      count: 'countCompanyCashflowReport',
      totals: 'totalCompanyCashflowReport',
      export: 'exportCompanyCashflowReport',
    },
  },
  chargebackBalance: {
    operations: {
      name: 'company-chargeback-balance-report',
      list: 'listCompanyChargebackBalanceReport',
      count: 'countCompanyChargebackBalanceReport',
      totals: 'totalCompanyChargebackBalanceReport',
      export: 'exportCompanyChargebackBalanceReport',
    },
  },
  eventTickets: {
    operations: {
      name: 'company-event-tickets-report',
      list: 'listCompanyEventTicketsReport',
      count: 'countCompanyEventTicketsReport',
      totals: 'totalCompanyEventTicketsReport',
      export: 'exportCompanyEventTicketsReport',
    },
  },
  placement: {
    by: ['Provider', 'Associate', 'Month'],
    period: 'Quarter',
    operations: {
      name: 'company-placement-report',
      list: 'listCompanyPlacementReport',
      count: 'countCompanyPlacementReport',
      totals: 'totalCompanyPlacementReport',
      export: 'exportCompanyPlacementReport',
    },
  },
  persistency: {
    by: ['Provider', 'Associate', 'Month'],
    operations: {
      name: 'company-persistency-report',
      list: 'listCompanyPersistencyReport',
      count: 'countCompanyPersistencyReport',
      totals: 'totalCompanyPersistencyReport',
      export: 'exportCompanyPersistencyReport',
    },
  },
  licenseGaps: {
    operations: {
      name: 'company-license-gaps-report',
      list: 'listCompanyLicenseGapsReport',
      count: 'countCompanyLicenseGapsReport',
      totals: 'totalCompanyLicenseGapsReport',
      export: 'exportCompanyLicenseGapsReport',
    },
  },
  debitAging: {
    operations: {
      name: 'company-debit-aging-report',
      list: 'listCompanyDebitAgingReport',
      count: 'countCompanyDebitAgingReport',
      totals: 'totalCompanyDebitAgingReport',
      export: 'exportCompanyDebitAgingReport',
    },
  },
  recruiting: {
    by: ['Associate', 'Month'],
    period: 'Quarter',
    operations: {
      name: 'company-recruiting-report',
      list: 'listCompanyRecruitingReport',
      count: 'countCompanyRecruitingReport',
      totals: 'totalCompanyRecruitingReport',
      export: 'exportCompanyRecruitingReport',
    },
  },
} as const satisfies Record<string, Report>;
