import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, signedInRoute } from '@upline/shell';
import { EXPORT_LIST } from './export-list.ts';

/** The same page in both apps: everybody sees the own exports. */
export const exportsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/reports/exports',
  staticData: { title: 'My exports', needs: 'listExports', lists: { exports: {} } },
  ...listPage(EXPORT_LIST),
  component: lazyRouteComponent(() => import('./exports-screen.tsx'), 'ExportsScreen'),
});
