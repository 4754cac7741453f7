/// <reference types="@upline/ui-kit/ambient.d.ts" />
/** Everything before the session: sign-in, one-time code, forgotten password, single sign-on. Mounted by both apps. */
export { adminSignInFeature, signInFeature } from './feature.ts';
