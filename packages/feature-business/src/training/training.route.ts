import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch, loadList, queryFor, signedInRoute } from '@upline/shell';
import { TRAINEE_LIST, TRAINEES } from './trainee-lists.ts';

export const traineesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: TRAINEES,
  staticData: { title: 'Trainees', needs: 'listTrainees', lists: { trainees: {} } },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, TRAINEE_LIST, deps),
  component: lazyRouteComponent(() => import('./trainees-screen.tsx'), 'TraineesScreen'),
});

export const traineeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: `${TRAINEES}/$code`,
  staticData: { title: 'Trainee', needs: 'getTrainee' },
  loader: ({ context: { queryClient }, params: { code } }) =>
    queryClient.ensureQueryData(queryFor('getTrainee', { params: { code } })),
  component: lazyRouteComponent(() => import('./trainee-screen.tsx'), 'TraineeScreen'),
});
