import { accountFeature } from '@upline/feature-account';
import { associatesFeature } from '@upline/feature-associates';
import { officeBusinessFeature } from '@upline/feature-business/office';
import { adminDashboardFeature } from '@upline/feature-dashboard/admin';
import { adminSignInFeature } from '@upline/feature-sign-in';
import { ADMIN_SECTIONS, type NavModel } from '@upline/shell';

/** The features this app mounts: one line here and one in `router.ts` each. */
export const features = [
  adminSignInFeature,
  adminDashboardFeature,
  associatesFeature,
  officeBusinessFeature,
  accountFeature,
];

export const nav: NavModel = {
  sections: ADMIN_SECTIONS,
  entries: features.flatMap((feature) => feature.nav),
};
