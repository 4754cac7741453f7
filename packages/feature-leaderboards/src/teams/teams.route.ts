import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryFor, signedInRoute } from '@upline/shell';
import { type BoardSearch, boardOf, boardSearch, pageOf } from '../board/board-search.ts';
import { stopsPage } from '../board/operations.ts';
import { type TeamsSearch, teamsSearch } from './team-search.ts';

export const teamsQuery = ({ points = 'SubmittedBv', period = 'Month' }: TeamsSearch) =>
  queryFor('listLeaderboardTeams', { query: { points_type: points, period } });
export const teamBoardQuery = (code: string, search: BoardSearch) =>
  queryFor('getTeamLeaderboard', { params: { code }, query: { ...boardOf(search), ...pageOf(search) } });

export const teamsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/team-leaderboard',
  staticData: { title: 'Team leaderboards', needs: 'listLeaderboardTeams' },
  validateSearch: teamsSearch,
  loaderDeps: ({ search }) => search,
  // The page is there at once and shows that it waits (SPEC).
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(teamsQuery(deps)),
  component: lazyRouteComponent(() => import('./teams-screen.tsx'), 'TeamsScreen'),
});

export const teamRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/team-leaderboard/$code',
  staticData: { title: 'Team leaderboard', needs: 'getTeamLeaderboard' },
  validateSearch: boardSearch,
  // Whose figures are explained changes no row.
  loaderDeps: ({ search: { person: _, ...search } }) => search,
  loader: async ({ context: { queryClient }, params: { code }, deps }) => {
    await queryClient.ensureQueryData(teamBoardQuery(code, deps)).catch(stopsPage);
  },
  component: lazyRouteComponent(() => import('./team-screen.tsx'), 'TeamScreen'),
});
