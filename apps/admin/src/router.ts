import { createRouter } from '@tanstack/react-router';
import { officeAccountFeature, officeLegalFeature } from '@upline/feature-account/office';
import { associatesFeature } from '@upline/feature-associates';
import { officeBusinessFeature } from '@upline/feature-business/office';
import { officeDashboardFeature } from '@upline/feature-dashboard/office';
import { officeEventsFeature } from '@upline/feature-events/office';
import { officeContentFeature } from '@upline/feature-help/office';
import { officeLeaderboardsFeature } from '@upline/feature-leaderboards/office';
import { officePaymentsFeature } from '@upline/feature-payments/office';
import { officeReportsFeature } from '@upline/feature-reports/office';
import { settingsFeature } from '@upline/feature-settings';
import { adminSignInFeature } from '@upline/feature-sign-in';
import { officeStoreFeature } from '@upline/feature-store/office';
import { officeTeamFeature } from '@upline/feature-team/office';
import { officeVideosFeature } from '@upline/feature-video-drop/office';
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
    ...officeDashboardFeature.routes,
    ...officeLeaderboardsFeature.routes,
    ...associatesFeature.routes,
    ...officeBusinessFeature.routes,
    ...officeTeamFeature.routes,
    ...officePaymentsFeature.routes,
    ...officeReportsFeature.routes,
    ...officeLegalFeature.routes,
    ...officeEventsFeature.routes,
    ...officeContentFeature.routes,
    ...officeStoreFeature.routes,
    ...officeVideosFeature.routes,
    ...officeAccountFeature.routes,
    ...settingsFeature.routes,
  }),
});

export const createAppRouter = (context: AppContext) =>
  createRouter({ routeTree, ...routerOptions(context) });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
