import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { companyToday, isCalendarDate } from '@upline/domain';
import { type AppContext, queryFor, signedInRoute } from '@upline/shell';

export interface MemberSearch {
  /** The uplines and the history as of this day; left out: today. */
  readonly day?: string;
}

interface Loading {
  readonly context: AppContext;
  readonly params: { readonly code: string };
}

/** Every part of the record shows who it is about, so a code of another branch answers 403 on each (R-TEAM-04). */
const who = ({ context: { queryClient }, params }: Loading) =>
  queryClient.ensureQueryData(queryFor('getTeamMember', { params }));

const part = (name: string) =>
  lazyRouteComponent(() => import('./member-screen.tsx'), name as 'MemberScreen');

export const memberRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/team/$code',
  staticData: { title: 'Team member', needs: 'getTeamMember' },
  validateSearch: ({ day }: Record<string, unknown>): MemberSearch =>
    typeof day === 'string' && isCalendarDate(day) && day < companyToday() ? { day } : {},
  loader: async (loading) => {
    const { queryClient } = loading.context;
    const { params } = loading;
    await Promise.all([
      who(loading),
      queryClient.ensureQueryData(queryFor('getUplinePath', { params })),
      queryClient.ensureQueryData(queryFor('getMemberHistory', { params })),
    ]);
  },
  component: part('MemberScreen'),
});

export const memberLicensesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/team/$code/licenses',
  staticData: { title: 'Licenses', needs: 'getMemberLicensing' },
  loader: who,
  component: part('MemberLicensesScreen'),
});

export const memberAppointmentsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/team/$code/provider-appointments',
  staticData: { title: 'Provider appointments', needs: 'getMemberLicensing' },
  loader: who,
  component: part('MemberAppointmentsScreen'),
});

export const memberLevelsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/team/$code/level-qualification-history',
  staticData: { title: 'Level qualification history', needs: 'getTeamMemberLevelHistory' },
  loader: who,
  component: part('MemberLevelsScreen'),
});
