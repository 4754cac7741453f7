/** The network as the admin app sees it, and the audit trail. Mounted by the admin app; nothing else imports it. */
export { associatesFeature } from './feature.ts';
