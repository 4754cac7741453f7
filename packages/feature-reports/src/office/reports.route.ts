import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '@upline/shell';
import { reportPage } from '../report/report-route.ts';
import { COMPANY } from './company-reports.ts';

export const officeReportsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/reports',
  staticData: { title: 'Reports', needs: 'listExports' },
  component: lazyRouteComponent(() => import('./office-reports-screen.tsx'), 'OfficeReportsScreen'),
});
export const officeActivityRoute = createRoute({
  ...reportPage(COMPANY.activity),
  path: '/reports/activity',
  staticData: {
    title: 'Activity',
    needs: 'listCompanyActivityReport',
    lists: { 'company-activity-report': {} },
  },
  component: lazyRouteComponent(() => import('./money-and-activity-screens.tsx'), 'OfficeActivityScreen'),
});
export const officeCashflowRoute = createRoute({
  ...reportPage(COMPANY.cashflow),
  path: '/reports/cashflow',
  staticData: {
    title: 'Cashflow',
    needs: 'listCompanyCashflowReport',
    lists: { 'company-cashflow-report': {} },
  },
  component: lazyRouteComponent(() => import('./money-and-activity-screens.tsx'), 'OfficeCashflowScreen'),
});
export const officeChargebackBalanceRoute = createRoute({
  ...reportPage(COMPANY.chargebackBalance),
  path: '/reports/chargeback-balance',
  staticData: {
    title: 'Chargeback balance',
    needs: 'listCompanyChargebackBalanceReport',
    lists: { 'company-chargeback-balance-report': {} },
  },
  component: lazyRouteComponent(() => import('./money-and-activity-screens.tsx'), 'OfficeBalanceScreen'),
});
export const officeEventTicketsRoute = createRoute({
  ...reportPage(COMPANY.eventTickets),
  path: '/reports/event-tickets',
  staticData: {
    title: 'Event tickets',
    needs: 'listCompanyEventTicketsReport',
    lists: { 'company-event-tickets-report': {} },
  },
  component: lazyRouteComponent(
    () => import('./office-event-tickets-screen.tsx'),
    'OfficeEventTicketsScreen',
  ),
});
export const placementRoute = createRoute({
  ...reportPage(COMPANY.placement),
  path: '/reports/placement',
  staticData: {
    title: 'Placement',
    needs: 'listCompanyPlacementReport',
    lists: { 'company-placement-report': {} },
  },
  component: lazyRouteComponent(() => import('./placement-screen.tsx'), 'PlacementScreen'),
});
export const persistencyRoute = createRoute({
  ...reportPage(COMPANY.persistency),
  path: '/reports/persistency',
  staticData: {
    title: 'Persistency',
    needs: 'listCompanyPersistencyReport',
    lists: { 'company-persistency-report': {} },
  },
  component: lazyRouteComponent(() => import('./persistency-screen.tsx'), 'PersistencyScreen'),
});
export const licenseGapsRoute = createRoute({
  ...reportPage(COMPANY.licenseGaps),
  path: '/reports/license-gaps',
  staticData: {
    title: 'License gaps',
    needs: 'listCompanyLicenseGapsReport',
    lists: { 'company-license-gaps-report': {} },
  },
  component: lazyRouteComponent(() => import('./license-gaps-screen.tsx'), 'LicenseGapsScreen'),
});
export const debitAgingRoute = createRoute({
  ...reportPage(COMPANY.debitAging),
  path: '/reports/debit-aging',
  staticData: {
    title: 'Debit aging',
    needs: 'listCompanyDebitAgingReport',
    lists: { 'company-debit-aging-report': {} },
  },
  component: lazyRouteComponent(() => import('./debit-aging-screen.tsx'), 'DebitAgingScreen'),
});
export const recruitingRoute = createRoute({
  ...reportPage(COMPANY.recruiting),
  path: '/reports/recruiting-funnel',
  staticData: {
    title: 'Recruiting funnel',
    needs: 'listCompanyRecruitingReport',
    lists: { 'company-recruiting-report': {} },
  },
  component: lazyRouteComponent(() => import('./recruiting-screen.tsx'), 'RecruitingScreen'),
});
