import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '@upline/shell';
import { dashboardSearch } from './dashboard-search.ts';

// Nothing is loaded before these pages: each tile asks for its own figures and fails alone.
export const companyBusinessRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/reports/business',
  staticData: { title: 'Company business', needs: 'getCompanyBusinessStatistics' },
  validateSearch: dashboardSearch,
  component: lazyRouteComponent(() => import('./company-business-screen.tsx'), 'CompanyBusinessScreen'),
});
export const companyPaymentsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/reports/payments',
  staticData: { title: 'Company payments', needs: 'getCompanyPaymentsStatistics' },
  validateSearch: dashboardSearch,
  component: lazyRouteComponent(() => import('./company-payments-screen.tsx'), 'CompanyPaymentsScreen'),
});
export const companyTeamRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/reports/team',
  staticData: { title: 'Company team', needs: 'getCompanyTeamMembersCount' },
  validateSearch: dashboardSearch,
  component: lazyRouteComponent(() => import('./company-team-screen.tsx'), 'CompanyTeamScreen'),
});
