import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadList, signedInRoute } from '@upline/shell';
import { licenseSearch, teamLicenses } from './license-lists.ts';

export const teamLicensesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/team/licenses',
  staticData: { title: 'Licenses', needs: 'listTeamLicenses', lists: { 'team-licenses': {} } },
  validateSearch: licenseSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { team = 'Infinity', ...search } }) =>
    loadList(context, teamLicenses(team), search),
  component: lazyRouteComponent(() => import('./team-licenses-screen.tsx'), 'TeamLicensesScreen'),
});
