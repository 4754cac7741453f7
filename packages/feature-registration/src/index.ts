/// <reference types="@upline/ui-kit/ambient.d.ts" />
/** Joining by a recruiting link (domain.md 2.30): pages without a session, mounted by the portal. */
export { registrationFeature } from './feature.ts';
