import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { isKeptDate } from '@upline/domain';
import { queryFor, signedInRoute } from '@upline/shell';

export const programsOverviewRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/programs',
  staticData: { title: 'Programs', needs: 'getPrograms' },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(queryFor('getPrograms')),
  component: lazyRouteComponent(() => import('./programs-screen.tsx'), 'ProgramsScreen'),
});

interface LadderSearch {
  /** The company day of the ladder; today when left out. */
  readonly on?: string;
}

export const ladderRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/programs/levels',
  staticData: { title: 'Levels', needs: 'getLadder' },
  validateSearch: ({ on }: Record<string, unknown>): LadderSearch =>
    typeof on === 'string' && isKeptDate(on) ? { on } : {},
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.ensureQueryData(queryFor('getLadder', { query: deps })),
  component: lazyRouteComponent(() => import('./levels-screen.tsx'), 'LevelsScreen'),
});
