import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadList, signedInRoute } from '@upline/shell';
import { healthListOf, healthSearch } from './health-list.ts';

/** No code of an associate reads like this word, so it is beside `/team/$code`. */
export const healthRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/team/health',
  staticData: {
    title: 'Downline health',
    needs: 'listDownlineHealth',
    lists: { 'downline-health': {} },
  },
  validateSearch: healthSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { team, ...search } }) =>
    loadList(context, healthListOf(team ?? 'BaseShop'), search),
  component: lazyRouteComponent(() => import('./health-screen.tsx'), 'HealthScreen'),
});
