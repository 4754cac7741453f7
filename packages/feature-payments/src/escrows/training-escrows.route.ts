import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, signedInRoute } from '@upline/shell';
import { ESCROW_LIST } from './escrow-lists.ts';

export const trainingEscrowsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payments/training-escrows',
  staticData: { title: 'Training escrow', needs: 'listTrainingEscrows', lists: { 'training-escrows': {} } },
  ...listPage(ESCROW_LIST),
  component: lazyRouteComponent(() => import('./training-escrows-screen.tsx'), 'TrainingEscrowsScreen'),
});
