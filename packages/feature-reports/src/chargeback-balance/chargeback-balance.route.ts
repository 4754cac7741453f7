import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { reportPage } from '../report/report-route.ts';
import { CHARGEBACK_BALANCE } from './balance-report.ts';

export const chargebackBalanceRoute = createRoute({
  ...reportPage(CHARGEBACK_BALANCE),
  path: '/reports/chargeback-balance',
  staticData: {
    title: 'Chargeback balance',
    needs: 'listChargebackBalanceReport',
    lists: { 'chargeback-balance-report': {} },
  },
  component: lazyRouteComponent(() => import('./balance-screen.tsx'), 'ChargebackBalanceScreen'),
});
