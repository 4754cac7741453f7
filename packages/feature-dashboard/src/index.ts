/// <reference types="@upline/ui-kit/ambient.d.ts" />
/** The page both apps open with: what is true now, and the way to it. */
export { adminDashboardFeature, dashboardFeature } from './feature.ts';
