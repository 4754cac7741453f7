/** Help and pages. Mounted by the portal; nothing else imports it. */
export { helpFeature } from './feature.ts';
