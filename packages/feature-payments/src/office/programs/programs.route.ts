import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inputFor, listPage, queryFor, signedInRoute } from '@upline/shell';
import { EQUITY_LIST } from './equity-list.ts';
import { scholarshipInput, scholarshipSearch } from './scholarship-search.ts';

export const equityRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/programs/equity',
  staticData: { title: 'Equity shares', needs: 'listAllEquityCredits', lists: { 'equity-credits': {} } },
  ...listPage(EQUITY_LIST),
  component: lazyRouteComponent(() => import('./equity-screen.tsx'), 'EquityScreen'),
});

export const builderBonusRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/programs/builder-bonus',
  staticData: { title: 'Builder bonus', needs: 'listBuilderBonuses' },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(queryFor('listBuilderBonuses')),
  component: lazyRouteComponent(() => import('./builder-bonus-screen.tsx'), 'BuilderBonusScreen'),
});

export const scholarshipsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/programs/scholarships',
  staticData: { title: 'Scholarships', needs: 'listScholarshipAwards' },
  validateSearch: scholarshipSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.ensureQueryData(
      queryFor('listScholarshipAwards', ...inputFor<'listScholarshipAwards'>(scholarshipInput(deps))),
    ),
  component: lazyRouteComponent(() => import('./scholarships-screen.tsx'), 'ScholarshipsScreen'),
});
