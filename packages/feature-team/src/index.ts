/// <reference types="@upline/ui-kit/ambient.d.ts" />
/** A person's team. Mounted by the portal; nothing else imports it. */
export { teamFeature } from './feature.ts';
