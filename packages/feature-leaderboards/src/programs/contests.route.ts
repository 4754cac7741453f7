import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryFor, signedInRoute } from '@upline/shell';

export const contestsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/programs/contests',
  staticData: { title: 'Contests', needs: 'listContests' },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(queryFor('listContests')),
  component: lazyRouteComponent(() => import('./contests-screen.tsx'), 'ContestsScreen'),
});

export const contestRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/programs/contests/$from',
  staticData: { title: 'Contest', needs: 'getContest' },
  loader: ({ context: { queryClient }, params: { from } }) =>
    queryClient.ensureQueryData(queryFor('getContest', { params: { from } })),
  component: lazyRouteComponent(() => import('./contest-screen.tsx'), 'ContestScreen'),
});
