import { accountFeature } from '@upline/feature-account';
import { businessFeature } from '@upline/feature-business';
import { dashboardFeature } from '@upline/feature-dashboard';
import { signInFeature } from '@upline/feature-sign-in';
import { type NavModel, PORTAL_SECTIONS } from '@upline/shell';

/** The features this app mounts: one line here and one in `router.ts` each. */
export const features = [signInFeature, dashboardFeature, businessFeature, accountFeature];

export const nav: NavModel = {
  sections: PORTAL_SECTIONS,
  entries: features.flatMap((feature) => feature.nav),
};
