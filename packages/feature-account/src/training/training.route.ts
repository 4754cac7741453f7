import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ApiError } from '@upline/api-client';
import { queryFor, signedInRoute } from '@upline/shell';

/** The own training program (domain.md 2.19). */
export const trainingProgramRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/training-program',
  staticData: { title: 'Training program', needs: 'getOwnTrainingProgram' },
  // Not everybody has one: the page says so, and nobody is asked for it by a link that merely has the focus.
  loader: async ({ context: { queryClient }, preload }) => {
    if (preload) return;
    await queryClient.ensureQueryData(queryFor('getOwnTrainingProgram')).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.statusCode === 404)) throw error;
    });
  },
  component: lazyRouteComponent(() => import('./training-screen.tsx'), 'TrainingScreen'),
});
