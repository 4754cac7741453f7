/** The store. Mounted by the portal; nothing else imports it. */
export { storeFeature } from './feature.ts';
