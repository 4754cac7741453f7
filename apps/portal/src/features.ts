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
import { type NavModel, PORTAL_SECTIONS } from '@upline/shell';

/** The features this app mounts: one line here and one in `router.ts` each. */
export const features = [
  signInFeature,
  registrationFeature,
  dashboardFeature,
  leaderboardsFeature,
  businessFeature,
  teamFeature,
  paymentsFeature,
  reportsFeature,
  eventsFeature,
  helpFeature,
  storeFeature,
  videoDropFeature,
  accountFeature,
  associateAccountFeature,
];

export const nav: NavModel = {
  sections: PORTAL_SECTIONS,
  entries: features.flatMap((feature) => feature.nav),
  verbs: features.flatMap((feature) => feature.verbs),
};

/** What the features put on the dashboard. */
export const tiles = features.flatMap((feature) => feature.tiles);
