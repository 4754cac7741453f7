import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { type AppContext, queryFor, signedInRoute } from '@upline/shell';

/** Forms start from the newest record, so that its version is the one that is there. */
const newest = ({ context }: { readonly context: AppContext }) =>
  context.queryClient.fetchQuery({ ...queryFor('getProfile'), staleTime: 0 });

/** The own record (domain.md 2.1). */
export const profileRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account',
  staticData: { title: 'Account', needs: 'getProfile' },
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(queryFor('getProfile')),
      queryClient.ensureQueryData(queryFor('getLevelQualification')),
      queryClient.ensureQueryData(queryFor('getSignInSettings')),
    ]),
  component: lazyRouteComponent(() => import('./profile-screen.tsx'), 'ProfileScreen'),
});

/** Its forms (domain.md 2.2). */
export const basicInformationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/basic-information',
  staticData: { title: 'Change basic information', needs: 'updateBasicInformation' },
  loader: newest,
  component: lazyRouteComponent(
    () => import('./forms/basic-information-screen.tsx'),
    'BasicInformationScreen',
  ),
});

export const preferredNameRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/preferred-name',
  staticData: { title: 'Change preferred name', needs: 'updatePreferredName' },
  loader: newest,
  component: lazyRouteComponent(() => import('./forms/preferred-name-screen.tsx'), 'PreferredNameScreen'),
});

export const addressRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/address',
  staticData: { title: 'Change address', needs: 'updateAddress' },
  loader: newest,
  component: lazyRouteComponent(() => import('./forms/address-screen.tsx'), 'AddressScreen'),
});

export const altPhoneRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/alt-phone',
  staticData: { title: 'Change alt phone', needs: 'updateAltPhone' },
  loader: newest,
  component: lazyRouteComponent(() => import('./forms/alt-phone-screen.tsx'), 'AltPhoneScreen'),
});

export const usernameRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/username',
  staticData: { title: 'Change username', needs: 'updateUsername' },
  loader: newest,
  component: lazyRouteComponent(() => import('./forms/username-screen.tsx'), 'UsernameScreen'),
});

export const flagsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/flags',
  staticData: { title: 'Flags', needs: 'getProfile' },
  loader: ({ context }) => context.queryClient.ensureQueryData(queryFor('getProfile')),
  component: lazyRouteComponent(() => import('./flags-screen.tsx'), 'FlagsScreen'),
});
