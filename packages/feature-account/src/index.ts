/** The signed-in person's own account. Mounted by both apps; nothing else imports it. */
export { accountFeature } from './feature.ts';
