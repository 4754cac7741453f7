import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryFor, signedInRoute } from '@upline/shell';

/** Which groups of events reach the associate by mail and by text (R-NTF-02). */
export const noticePreferencesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/notifications',
  staticData: { title: 'Notification preferences', needs: 'getNotificationPreferences' },
  loader: ({ context }) =>
    context.queryClient.fetchQuery({ ...queryFor('getNotificationPreferences'), staleTime: 0 }),
  component: lazyRouteComponent(() => import('./preferences-screen.tsx'), 'NoticePreferencesScreen'),
});
