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
import { type NavModel, OFFICE_NAV } from '@upline/shell';

/** The features this app mounts: one line here and one in `router.ts` each. */
export const features = [
  adminSignInFeature,
  officeDashboardFeature,
  officeLeaderboardsFeature,
  associatesFeature,
  officeBusinessFeature,
  officeTeamFeature,
  officePaymentsFeature,
  officeReportsFeature,
  officeEventsFeature,
  officeContentFeature,
  officeStoreFeature,
  officeVideosFeature,
  officeLegalFeature,
  officeAccountFeature,
  settingsFeature,
];

/** What the features put on the dashboard. */
export const tiles = features.flatMap((feature) => feature.tiles);

export const nav: NavModel = { ...OFFICE_NAV, verbs: features.flatMap((feature) => feature.verbs) };
