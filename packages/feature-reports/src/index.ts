/// <reference types="@upline/ui-kit/ambient.d.ts" />
/** Reports of an associate and what was exported. Mounted by the portal; nothing else imports it. */
export { reportsFeature } from './feature.ts';
