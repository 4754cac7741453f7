import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, loadRecord, signedInRoute } from '@upline/shell';
import { TRAINEE_LIST, TRAINEES } from './trainee-lists.ts';

export const traineesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: TRAINEES,
  staticData: { title: 'Trainees', needs: 'listTrainees', lists: { trainees: {} } },
  ...listPage(TRAINEE_LIST),
  component: lazyRouteComponent(() => import('./trainees-screen.tsx'), 'TraineesScreen'),
});

export const traineeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: `${TRAINEES}/$code`,
  staticData: { title: 'Trainee', needs: 'getTrainee' },
  loader: loadRecord('getTrainee'),
  component: lazyRouteComponent(() => import('./trainee-screen.tsx'), 'TraineeScreen'),
});
