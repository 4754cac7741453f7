/// <reference types="@upline/ui-kit/ambient.d.ts" />
/** Leaderboards. Mounted by the portal; nothing else imports it. */
export { leaderboardsFeature } from './feature.ts';
