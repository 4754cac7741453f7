import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadList, loadRecord, signedInRoute } from '@upline/shell';
import { CASE_LIST, caseSearch, teamCaseList } from './carrier-lists.ts';

export const carrierDashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/carrier-dashboard',
  staticData: {
    title: 'Carrier Dashboard',
    needs: 'listCarrierCases',
    lists: { 'carrier-cases': {}, 'team-carrier-cases': { team: 'BaseShop' } },
  },
  validateSearch: caseSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { team, ...search } }) =>
    loadList(context, team ? teamCaseList(team) : CASE_LIST, search),
  component: lazyRouteComponent(() => import('./carrier-screen.tsx'), 'CarrierScreen'),
});

export const carrierCaseRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/carrier-dashboard/$id',
  staticData: { title: 'Carrier case', needs: 'getCarrierCase' },
  loader: loadRecord('getCarrierCase'),
  component: lazyRouteComponent(() => import('./carrier-case-screen.tsx'), 'CarrierCaseScreen'),
});
