/** The business area: clients, and what is sold to them. Mounted by the apps; nothing else imports it. */
export { businessFeature } from './feature.ts';
