/** Events and tickets. Mounted by the portal; nothing else imports it. */
export { eventsFeature } from './feature.ts';
