import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { companyToday } from '@upline/domain';
import { type AppContext, queryFor, signedInRoute } from '@upline/shell';
import { firstQuestion, type TreeSearch, treeSearch } from '@upline/tree/view/tree-search.ts';
import { SLUGS, typeNamed } from '../team-slugs.ts';
import { type Area, OPERATIONS_OF } from './tree-operations.ts';

/** What a visualizer asks with first; an unknown type is an unknown page. */
export function treeQuestion(area: Area, code: string, type: string, search: TreeSearch) {
  const named = typeNamed(type);
  if (!named) throw notFound();
  return queryFor(OPERATIONS_OF[area].tree, {
    params: { code },
    query: { type: SLUGS[named], ...firstQuestion(search) },
  });
}

const validateSearch = (search: Record<string, unknown>): TreeSearch => treeSearch(search, companyToday());
/** Looks, colours and the person flown to ask for nothing. */
const loaderDeps = ({ search: { depth, day, since } }: { search: TreeSearch }): TreeSearch => ({
  ...(depth && { depth }),
  ...(day && { day }),
  ...(since && { since }),
});
const load =
  (area: Area) =>
  async ({
    context,
    params: { code, type = SLUGS.Infinity },
    deps,
  }: {
    context: AppContext;
    params: { code: string; type?: string };
    deps: TreeSearch;
  }) =>
    context.queryClient.ensureQueryData(treeQuestion(area, code, type, deps));
const component = lazyRouteComponent(() => import('./visualizer-screen.tsx'), 'VisualizerScreen');
const officeComponent = lazyRouteComponent(() => import('./visualizer-screen.tsx'), 'OfficeVisualizerScreen');
const title = 'Team Visualizer';

/** The whole downline. */
export const visualizerRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/team/$code/visualizer',
  staticData: { title, needs: 'getTeamTree' },
  validateSearch,
  loaderDeps,
  loader: load('portal'),
  component,
});

export const visualizerTypeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/team/$code/visualizer/$type',
  staticData: { title, needs: 'getTeamTree' },
  validateSearch,
  loaderDeps,
  loader: load('portal'),
  component,
});

export const officeVisualizerRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/team/$code/visualizer',
  staticData: { title, needs: 'getAssociateTree' },
  validateSearch,
  loaderDeps,
  loader: load('admin'),
  component: officeComponent,
});

export const officeVisualizerTypeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/team/$code/visualizer/$type',
  staticData: { title, needs: 'getAssociateTree' },
  validateSearch,
  loaderDeps,
  loader: load('admin'),
  component: officeComponent,
});
