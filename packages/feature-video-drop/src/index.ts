/** Virtual video drop. Mounted by the portal; nothing else imports it. */
export { videoDropFeature } from './feature.ts';
