import { createRouter } from '@tanstack/react-router';
import { accountFeature } from '@upline/feature-account';
import { associatesFeature } from '@upline/feature-associates';
import { officeBusinessFeature } from '@upline/feature-business/office';
import { adminDashboardFeature } from '@upline/feature-dashboard/admin';
import { adminSignInFeature } from '@upline/feature-sign-in';
import {
  type AppContext,
  publicRoute,
  rootRoute,
  routerOptions,
  shellFeature,
  signedInRoute,
} from '@upline/shell';

export const routeTree = rootRoute.addChildren({
  publicRoute: publicRoute.addChildren({ ...adminSignInFeature.publicRoutes }),
  signedInRoute: signedInRoute.addChildren({
    ...shellFeature.routes,
    ...adminDashboardFeature.routes,
    ...associatesFeature.routes,
    ...officeBusinessFeature.routes,
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
