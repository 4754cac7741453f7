import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadList, loadNewest, loadRecord, queryFor, signedInRoute } from '@upline/shell';
import { BOARD_QUERY, PROSPECT_LIST, prospectSearch, teamStages } from './prospect-lists.ts';

export const prospectsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/prospects',
  staticData: { title: 'Prospects', needs: 'listProspects', lists: { prospects: {} } },
  validateSearch: prospectSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { layout, team, ...search } }) => {
    if (team)
      return context.queryClient.ensureQueryData(queryFor('countTeamProspectsByStage', teamStages(team)));
    if (layout !== 'board') return loadList(context, PROSPECT_LIST, search);
    const { queryClient } = context;
    await Promise.all([
      queryClient.ensureQueryData(queryFor('listProspects', BOARD_QUERY)),
      queryClient.ensureQueryData(queryFor('countProspectsByStage')),
    ]);
  },
  component: lazyRouteComponent(() => import('./prospects-screen.tsx'), 'ProspectsScreen'),
});

export const prospectCreateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/prospects/create',
  staticData: { title: 'Create prospect', needs: 'createProspect' },
  component: lazyRouteComponent(() => import('./form/prospect-create-screen.tsx'), 'ProspectCreateScreen'),
});

export const prospectRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/prospects/$id',
  staticData: { title: 'Prospect', needs: 'getProspect' },
  loader: loadRecord('getProspect'),
  component: lazyRouteComponent(() => import('./prospect-screen.tsx'), 'ProspectScreen'),
});

export const prospectEditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/prospects/$id/edit',
  staticData: { title: 'Edit', needs: 'updateProspect' },
  loader: loadNewest('getProspect'),
  component: lazyRouteComponent(() => import('./form/prospect-edit-screen.tsx'), 'ProspectEditScreen'),
});

export const prospectConvertRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/prospects/$id/convert',
  staticData: { title: 'Convert to client', needs: 'convertProspect' },
  loader: loadNewest('getProspect'),
  component: lazyRouteComponent(() => import('./form/prospect-convert-screen.tsx'), 'ProspectConvertScreen'),
});
