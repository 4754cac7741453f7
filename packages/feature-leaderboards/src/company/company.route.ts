import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryFor, signedInRoute } from '@upline/shell';
import { type BoardSearch, boardOf, boardSearch, pageOf } from '../board/board-search.ts';
import { type Area, OPERATIONS_OF, stopsPage } from '../board/operations.ts';

export const boardQuery = (area: Area, search: BoardSearch) =>
  queryFor(OPERATIONS_OF[area].board, { query: { ...boardOf(search), ...pageOf(search) } });

interface Loading {
  readonly context: { readonly queryClient: QueryClient };
  readonly deps: BoardSearch;
}

const path = '/dashboard/leaderboard/company';
const title = 'Company leaderboard';
// Whose figures are explained changes no row.
const loaderDeps = ({ search: { person: _, ...search } }: { search: BoardSearch }) => search;
const load =
  (area: Area) =>
  async ({ context: { queryClient }, deps }: Loading): Promise<void> => {
    await queryClient.ensureQueryData(boardQuery(area, deps)).catch(stopsPage);
  };

export const companyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path,
  staticData: { title, needs: 'getLeaderboard' },
  validateSearch: boardSearch,
  loaderDeps,
  loader: load('portal'),
  component: lazyRouteComponent(() => import('./company-screen.tsx'), 'CompanyScreen'),
});

export const officeCompanyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path,
  staticData: { title, needs: 'getCompanyLeaderboard' },
  validateSearch: boardSearch,
  loaderDeps,
  loader: load('admin'),
  component: lazyRouteComponent(() => import('./company-screen.tsx'), 'OfficeCompanyScreen'),
});
