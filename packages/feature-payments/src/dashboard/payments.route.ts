import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '@upline/shell';
import { paymentsSearch } from './dashboard-search.ts';

// Nothing is loaded before the page: its tiles begin with their last figures, and each fails alone.
export const paymentsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payments',
  staticData: { title: 'Payments dashboard', needs: 'getPaymentsStatistics' },
  validateSearch: paymentsSearch,
  component: lazyRouteComponent(() => import('./payments-screen.tsx'), 'PaymentsScreen'),
});
