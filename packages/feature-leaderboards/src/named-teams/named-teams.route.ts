import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryFor, signedInRoute } from '@upline/shell';

export const namedTeamsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/programs/named-teams',
  staticData: { title: 'Named teams', needs: 'listNamedTeams' },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(queryFor('listNamedTeams')),
  component: lazyRouteComponent(() => import('./named-teams-screen.tsx'), 'NamedTeamsScreen'),
});
