import { createRouter } from '@tanstack/react-router';
import { accountFeature } from '@upline/feature-account';
import { associateAccountFeature } from '@upline/feature-account/associate';
import { businessFeature } from '@upline/feature-business';
import { dashboardFeature } from '@upline/feature-dashboard';
import { eventsFeature } from '@upline/feature-events';
import { helpFeature } from '@upline/feature-help';
import { leaderboardsFeature } from '@upline/feature-leaderboards';
import { paymentsFeature } from '@upline/feature-payments';
import { registrationFeature } from '@upline/feature-registration';
import { reportsFeature } from '@upline/feature-reports';
import { signInFeature } from '@upline/feature-sign-in';
import { storeFeature } from '@upline/feature-store';
import { teamFeature } from '@upline/feature-team';
import { videoDropFeature } from '@upline/feature-video-drop';
import {
  type AppContext,
  publicRoute,
  rootRoute,
  routerOptions,
  shellFeature,
  signedInRoute,
} from '@upline/shell';

export const routeTree = rootRoute.addChildren({
  publicRoute: publicRoute.addChildren({
    ...signInFeature.publicRoutes,
    ...registrationFeature.publicRoutes,
    ...videoDropFeature.publicRoutes,
  }),
  signedInRoute: signedInRoute.addChildren({
    ...shellFeature.routes,
    ...dashboardFeature.routes,
    ...leaderboardsFeature.routes,
    ...businessFeature.routes,
    ...teamFeature.routes,
    ...paymentsFeature.routes,
    ...registrationFeature.routes,
    ...reportsFeature.routes,
    ...eventsFeature.routes,
    ...helpFeature.routes,
    ...storeFeature.routes,
    ...videoDropFeature.routes,
    ...accountFeature.routes,
    ...associateAccountFeature.routes,
  }),
});

export const createAppRouter = (context: AppContext) =>
  createRouter({ routeTree, ...routerOptions(context) });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
