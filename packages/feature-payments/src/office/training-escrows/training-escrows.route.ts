import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, loadRecord, signedInRoute, tabSearch } from '@upline/shell';
import { PROGRAM_LIST } from './program-list.ts';

export const programsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/training-escrows',
  staticData: {
    title: 'Training escrow',
    needs: 'listTrainingPrograms',
    lists: { 'training-programs': {} },
  },
  ...listPage(PROGRAM_LIST),
  component: lazyRouteComponent(() => import('./programs-screen.tsx'), 'ProgramsScreen'),
});

export const programRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/training-escrows/$id',
  staticData: { title: 'Training program', needs: 'getTrainingProgram' },
  validateSearch: tabSearch('overview', 'money'),
  loader: loadRecord('getTrainingProgram'),
  component: lazyRouteComponent(() => import('./program-screen.tsx'), 'ProgramScreen'),
});
