import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '@upline/shell';

/** A board for the screen of a meeting (domain.md 9.3, 15): it holds neither pay nor clients. */
export const meetingRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/team/meeting',
  staticData: { title: 'Team meeting', needs: 'getTeamBirthdays', bare: true },
  component: lazyRouteComponent(() => import('./meeting-screen.tsx'), 'MeetingScreen'),
});
