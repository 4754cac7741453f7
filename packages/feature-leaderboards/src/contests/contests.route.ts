import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryFor, signedInRoute } from '@upline/shell';
import {
  type PageSearch,
  type PeriodSearch,
  pageOf,
  pageSearch,
  periodSearch,
} from '../board/board-search.ts';
import { type Area, OPERATIONS_OF, stopsPage } from '../board/operations.ts';
import { type CountrySearch, countrySearch } from './contest-search.ts';

export const builderQuery = (area: Area, { period = 'Month', ...search }: PeriodSearch) =>
  queryFor(OPERATIONS_OF[area].builder, { query: { period, ...pageOf(search) } });
export const hawaiiQuery = (area: Area, search: PageSearch) =>
  queryFor(OPERATIONS_OF[area].hawaii, { query: pageOf(search) });
export const builderBonusQuery = (area: Area, search: CountrySearch) =>
  queryFor(OPERATIONS_OF[area].builderBonus, { query: search });

interface Loading<Search> {
  readonly context: { readonly queryClient: QueryClient };
  readonly deps: Search;
}

const PATH = '/dashboard/leaderboard';
const same = <Search>({ search }: { search: Search }) => search;

const builder = {
  getParentRoute: () => signedInRoute,
  path: `${PATH}/builder`,
  validateSearch: periodSearch,
  loaderDeps: same<PeriodSearch>,
} as const;
const loadBuilder =
  (area: Area) =>
  async ({ context: { queryClient }, deps }: Loading<PeriodSearch>): Promise<void> => {
    await queryClient.ensureQueryData(builderQuery(area, deps)).catch(stopsPage);
  };

export const builderRoute = createRoute({
  ...builder,
  staticData: { title: 'Builder leaderboard', needs: 'getBuilderBoard' },
  loader: loadBuilder('portal'),
  component: lazyRouteComponent(() => import('./builder-screen.tsx'), 'BuilderScreen'),
});
export const officeBuilderRoute = createRoute({
  ...builder,
  staticData: { title: 'Builder leaderboard', needs: 'getCompanyBuilderBoard' },
  loader: loadBuilder('admin'),
  component: lazyRouteComponent(() => import('./builder-screen.tsx'), 'OfficeBuilderScreen'),
});

const hawaii = {
  getParentRoute: () => signedInRoute,
  path: `${PATH}/hawaii`,
  validateSearch: pageSearch,
  loaderDeps: same<PageSearch>,
} as const;
const loadHawaii =
  (area: Area) =>
  async ({ context: { queryClient }, deps }: Loading<PageSearch>): Promise<void> => {
    await queryClient.ensureQueryData(hawaiiQuery(area, deps)).catch(stopsPage);
  };

export const hawaiiRoute = createRoute({
  ...hawaii,
  staticData: { title: 'Hawaii leaderboard', needs: 'getHawaiiBoard' },
  loader: loadHawaii('portal'),
  component: lazyRouteComponent(() => import('./hawaii-screen.tsx'), 'HawaiiScreen'),
});
export const officeHawaiiRoute = createRoute({
  ...hawaii,
  staticData: { title: 'Hawaii leaderboard', needs: 'getCompanyHawaiiBoard' },
  loader: loadHawaii('admin'),
  component: lazyRouteComponent(() => import('./hawaii-screen.tsx'), 'OfficeHawaiiScreen'),
});

const builderBonus = {
  getParentRoute: () => signedInRoute,
  path: `${PATH}/builder-bonus`,
  validateSearch: countrySearch,
  loaderDeps: same<CountrySearch>,
} as const;
const loadBuilderBonus =
  (area: Area) =>
  async ({ context: { queryClient }, deps }: Loading<CountrySearch>): Promise<void> => {
    await queryClient.ensureQueryData(builderBonusQuery(area, deps)).catch(stopsPage);
  };

export const builderBonusRoute = createRoute({
  ...builderBonus,
  staticData: { title: 'Builder Bonus Leaderboard', needs: 'getBuilderBonusBoard' },
  loader: loadBuilderBonus('portal'),
  component: lazyRouteComponent(() => import('./builder-bonus-screen.tsx'), 'BuilderBonusScreen'),
});
export const officeBuilderBonusRoute = createRoute({
  ...builderBonus,
  staticData: { title: 'Builder Bonus Leaderboard', needs: 'getCompanyBuilderBonusBoard' },
  loader: loadBuilderBonus('admin'),
  component: lazyRouteComponent(() => import('./builder-bonus-screen.tsx'), 'OfficeBuilderBonusScreen'),
});
