import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryFor, signedInRoute } from '@upline/shell';

/** The own recruiting link, with its QR code. */
export const recruitingLinkRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/team/recruiting-link',
  staticData: { title: 'Recruiting link', needs: 'getRecruitingLinks' },
  loader: ({ context }) => context.queryClient.ensureQueryData(queryFor('getRecruitingLinks')),
  component: lazyRouteComponent(() => import('./recruiting-link-screen.tsx'), 'RecruitingLinkScreen'),
});
