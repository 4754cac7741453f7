import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch, loadList, signedInRoute } from '@upline/shell';
import { ESCROW_LIST } from './escrow-lists.ts';

export const trainingEscrowsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payments/training-escrows',
  staticData: { title: 'Training escrow', needs: 'listTrainingEscrows', lists: { 'training-escrows': {} } },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, ESCROW_LIST, deps),
  component: lazyRouteComponent(() => import('./training-escrows-screen.tsx'), 'TrainingEscrowsScreen'),
});
