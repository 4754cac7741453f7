import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch, loadList, queryFor, signedInRoute, tabSearch } from '@upline/shell';
import { PROGRAM_LIST } from './program-list.ts';

export const programsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/training-escrows',
  staticData: {
    title: 'Training escrow',
    needs: 'listTrainingPrograms',
    lists: { 'training-programs': {} },
  },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, PROGRAM_LIST, deps),
  component: lazyRouteComponent(() => import('./programs-screen.tsx'), 'ProgramsScreen'),
});

export const programRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/training-escrows/$id',
  staticData: { title: 'Training program', needs: 'getTrainingProgram' },
  validateSearch: tabSearch('overview', 'money'),
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.ensureQueryData(queryFor('getTrainingProgram', { params: { id } })),
  component: lazyRouteComponent(() => import('./program-screen.tsx'), 'ProgramScreen'),
});
