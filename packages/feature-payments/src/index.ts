/// <reference types="@upline/ui-kit/ambient.d.ts" />
/** Payments: what an associate is paid and why. Mounted by the portal; nothing else imports it. */
export { paymentsFeature } from './feature.ts';
