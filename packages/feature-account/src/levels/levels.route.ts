import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryFor, signedInRoute } from '@upline/shell';

export const levelsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/level-qualification-history',
  staticData: { title: 'Level qualification history', needs: 'getLevelQualification' },
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(queryFor('getLevelQualification')),
      queryClient.ensureQueryData(queryFor('getLevelQualificationHistory')),
      queryClient.ensureQueryData(queryFor('listLevelRequests')),
    ]),
  component: lazyRouteComponent(() => import('./levels-screen.tsx'), 'LevelsScreen'),
});
