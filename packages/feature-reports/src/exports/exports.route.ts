import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch, loadList, signedInRoute } from '@upline/shell';
import { EXPORT_LIST } from './export-list.ts';

/** The same page in both apps: everybody sees the own exports. */
export const exportsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/reports/exports',
  staticData: { title: 'My exports', needs: 'listExports', lists: { exports: {} } },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, EXPORT_LIST, deps),
  component: lazyRouteComponent(() => import('./exports-screen.tsx'), 'ExportsScreen'),
});
