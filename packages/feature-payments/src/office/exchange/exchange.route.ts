import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch, loadList, queryFor, signedInRoute } from '@upline/shell';
import { EXCHANGE_LIST } from './exchange-list.ts';

export const exchangeAgreementsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/exchange-agreements',
  staticData: { title: 'Exchange agreements', needs: 'listExchangeLegs', lists: { 'exchange-legs': {} } },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, EXCHANGE_LIST, deps),
  component: lazyRouteComponent(() => import('./exchange-agreements-screen.tsx'), 'ExchangeAgreementsScreen'),
});

export const exchangeAgreementRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/exchange-agreements/$id',
  staticData: { title: 'Exchange agreement', needs: 'getExchangeLeg' },
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.ensureQueryData(queryFor('getExchangeLeg', { params: { id } })),
  component: lazyRouteComponent(() => import('./exchange-agreement-screen.tsx'), 'ExchangeAgreementScreen'),
});
