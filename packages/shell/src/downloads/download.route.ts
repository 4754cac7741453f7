import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '../routes/root.route.ts';

/** Where the mail about a finished export leads: a link in a mail carries no session, so the file is claimed here. */
export const downloadRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/downloads/$ticket',
  staticData: { title: 'Download', needs: 'claimDownload' },
  component: lazyRouteComponent(() => import('./download-screen.tsx'), 'DownloadScreen'),
});
