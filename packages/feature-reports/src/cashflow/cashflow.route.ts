import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { reportPage } from '../report/report-route.ts';
import { CASHFLOW } from './cashflow-report.ts';

export const cashflowRoute = createRoute({
  ...reportPage(CASHFLOW),
  path: '/reports/cashflow',
  staticData: { title: 'Cashflow', needs: 'listCashflowReport', lists: { 'cashflow-report': {} } },
  component: lazyRouteComponent(() => import('./cashflow-screen.tsx'), 'CashflowScreen'),
});
