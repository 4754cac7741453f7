import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, loadRecord, signedInRoute, tabSearch } from '@upline/shell';
import { CARD_EVENT_LIST, CARD_PAYMENT_LIST } from './card-payment-list.ts';

export const cardPaymentsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/card-payments',
  staticData: { title: 'Card payments', needs: 'listCardPayments', lists: { 'card-payments': {} } },
  ...listPage(CARD_PAYMENT_LIST),
  component: lazyRouteComponent(() => import('./card-payments-screen.tsx'), 'CardPaymentsScreen'),
});

export const cardPaymentRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/card-payments/$id',
  staticData: { title: 'Card payment', needs: 'getCardPayment' },
  validateSearch: tabSearch('overview', 'events'),
  loader: loadRecord('getCardPayment'),
  component: lazyRouteComponent(() => import('./card-payment-screen.tsx'), 'CardPaymentScreen'),
});

export const cardEventsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/card-events',
  staticData: { title: 'Card events', needs: 'listCardEvents', lists: { 'card-events': {} } },
  ...listPage(CARD_EVENT_LIST),
  component: lazyRouteComponent(() => import('./card-events-screen.tsx'), 'CardEventsScreen'),
});
