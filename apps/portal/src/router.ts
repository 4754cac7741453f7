import { createRouter } from '@tanstack/react-router';
import { accountFeature } from '@upline/feature-account';
import { businessFeature } from '@upline/feature-business';
import { dashboardFeature } from '@upline/feature-dashboard';
import { signInFeature } from '@upline/feature-sign-in';
import {
  type AppContext,
  publicRoute,
  rootRoute,
  routerOptions,
  shellFeature,
  signedInRoute,
} from '@upline/shell';

export const routeTree = rootRoute.addChildren({
  publicRoute: publicRoute.addChildren({ ...signInFeature.publicRoutes }),
  signedInRoute: signedInRoute.addChildren({
    ...shellFeature.routes,
    ...dashboardFeature.routes,
    ...businessFeature.routes,
    ...accountFeature.routes,
  }),
});

export const createAppRouter = (context: AppContext) =>
  createRouter({ routeTree, ...routerOptions(context) });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
