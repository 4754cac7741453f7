import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryFor } from '../data/query-for.ts';
import { signedInRoute } from '../routes/root.route.ts';

export const notificationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/notifications/$id',
  staticData: { title: 'Notification', needs: 'getNotification' },
  loader: async ({ context, params }) => {
    await context.queryClient.ensureQueryData(queryFor('getNotification', { params: { id: params.id } }));
    // Opening marks it read on the server; list and count learn of it.
    void context.queryClient.invalidateQueries({ queryKey: ['listNotifications'] });
    void context.queryClient.invalidateQueries({ queryKey: ['countUnreadNotifications'] });
  },
  component: lazyRouteComponent(() => import('./notification-screen.tsx'), 'NotificationScreen'),
});
