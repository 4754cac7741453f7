import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, loadRecord, signedInRoute } from '@upline/shell';
import { EXCHANGE_LIST } from './exchange-list.ts';

export const exchangeAgreementsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/exchange-agreements',
  staticData: { title: 'Exchange agreements', needs: 'listExchangeLegs', lists: { 'exchange-legs': {} } },
  ...listPage(EXCHANGE_LIST),
  component: lazyRouteComponent(() => import('./exchange-agreements-screen.tsx'), 'ExchangeAgreementsScreen'),
});

export const exchangeAgreementRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/exchange-agreements/$id',
  staticData: { title: 'Exchange agreement', needs: 'getExchangeLeg' },
  loader: loadRecord('getExchangeLeg'),
  component: lazyRouteComponent(() => import('./exchange-agreement-screen.tsx'), 'ExchangeAgreementScreen'),
});
