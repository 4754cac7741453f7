import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch, loadList, queryFor, signedInRoute, tabSearch } from '@upline/shell';
import { CARD_EVENT_LIST, CARD_PAYMENT_LIST } from './card-payment-list.ts';

export const cardPaymentsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/card-payments',
  staticData: { title: 'Card payments', needs: 'listCardPayments', lists: { 'card-payments': {} } },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, CARD_PAYMENT_LIST, deps),
  component: lazyRouteComponent(() => import('./card-payments-screen.tsx'), 'CardPaymentsScreen'),
});

export const cardPaymentRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/card-payments/$id',
  staticData: { title: 'Card payment', needs: 'getCardPayment' },
  validateSearch: tabSearch('overview', 'events'),
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.ensureQueryData(queryFor('getCardPayment', { params: { id } })),
  component: lazyRouteComponent(() => import('./card-payment-screen.tsx'), 'CardPaymentScreen'),
});

export const cardEventsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/card-events',
  staticData: { title: 'Card events', needs: 'listCardEvents', lists: { 'card-events': {} } },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, CARD_EVENT_LIST, deps),
  component: lazyRouteComponent(() => import('./card-events-screen.tsx'), 'CardEventsScreen'),
});
