import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, loadRecord, signedInRoute, tabSearch } from '@upline/shell';
import { OFFICE_LINE_LIST } from './compensation-list.ts';

export const officeLinesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/compensations',
  staticData: {
    title: 'Compensation',
    needs: 'listAllCompensations',
    lists: { 'admin-compensations': {} },
  },
  ...listPage(OFFICE_LINE_LIST),
  component: lazyRouteComponent(() => import('./compensations-screen.tsx'), 'OfficeLinesScreen'),
});

export const officeLineRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/compensations/$id',
  staticData: { title: 'Receipt', needs: 'getAnyCompensation' },
  validateSearch: tabSearch('receipt', 'everybody'),
  loader: loadRecord('getAnyCompensation'),
  component: lazyRouteComponent(() => import('./compensation-screen.tsx'), 'OfficeLineScreen'),
});
