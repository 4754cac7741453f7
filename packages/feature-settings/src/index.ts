/** Settings of the home office. Mounted by the admin app; nothing else imports it. */
export { settingsFeature } from './feature.ts';
