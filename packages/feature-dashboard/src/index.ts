/// <reference types="@upline/ui-kit/ambient.d.ts" />
/** The page the portal opens with: what is true now, and the way to it. */
export { dashboardFeature } from './feature.ts';
