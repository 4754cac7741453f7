import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { TEAM_TYPE_NAMES, type TeamType } from '@upline/domain';
import { type AppContext, loadList, signedInRoute } from '@upline/shell';
import { type TeamSearch, teamList, teamSearch } from './team-lists.ts';

/** What the six routes share; each writes its own path, so that links know it. */
const listOf = (type: TeamType) => ({
  getParentRoute: () => signedInRoute,
  validateSearch: teamSearch,
  loaderDeps: ({ search }: { search: TeamSearch }) => search,
  loader: ({ context, deps: { counted, active_on, ...search } }: { context: AppContext; deps: TeamSearch }) =>
    loadList(
      context,
      teamList(type, { ...(counted && { counted }), ...(active_on && { active_on }) }),
      search,
    ),
  component: lazyRouteComponent(() => import('./team-list-screens.tsx'), `${type}Screen`),
});
const titled = (type: TeamType) => ({ title: TEAM_TYPE_NAMES[type], needs: 'listTeam' }) as const;

export const personalRoute = createRoute({
  ...listOf('Personal'),
  path: '/team/personal',
  staticData: titled('Personal'),
});
export const baseShopRoute = createRoute({
  ...listOf('BaseShop'),
  path: '/team/base-shop',
  staticData: titled('BaseShop'),
});
/** Answers 403 to who is not senior (R-TEAM-03), and is in no sidebar (SPEC 2). */
export const rmdBaseShopRoute = createRoute({
  ...listOf('RmdBaseShop'),
  path: '/team/rmd-base-shop',
  staticData: titled('RmdBaseShop'),
});
export const rmdSuperBaseRoute = createRoute({
  ...listOf('RmdSuperBase'),
  path: '/team/rmd-super-base',
  staticData: titled('RmdSuperBase'),
});
export const rmdSuperTeamRoute = createRoute({
  ...listOf('RmdSuperTeam'),
  path: '/team/rmd-super-team',
  staticData: titled('RmdSuperTeam'),
});
export const infinityRoute = createRoute({
  ...listOf('Infinity'),
  path: '/team/infinity',
  // All six share views and columns; a pinned view opens the whole downline.
  staticData: { ...titled('Infinity'), lists: { team: {} } },
});
