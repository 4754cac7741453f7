import { ADMIN_ROLE_PERMISSIONS } from '@upline/domain';

type Right = (typeof ADMIN_ROLE_PERMISSIONS)[keyof typeof ADMIN_ROLE_PERMISSIONS][number];

/** What a right lets an admin do, within a sentence. */
const WORDS: Readonly<Record<Right, string>> = {
  'associates.manage': 'edit associates',
  'licenses.approve': 'decide on licenses',
  'appointments.manage': 'manage appointments',
  'policies.manage': 'manage policies',
  'payments.manage': 'manage payments',
  'payments.release': 'release payments',
  'chargebacks.create': 'create chargebacks',
  'payrun.open': 'open pay runs',
  'payrun.close': 'close pay runs',
  'payout.approve': 'decide on payout information',
  'providers.manage': 'manage providers and products',
  'schedule.manage': 'manage schedules',
  'content.manage': 'manage pages and announcements',
  'events.manage': 'manage events',
  'store.manage': 'manage the store',
  'reports.all': 'read all reports',
  'pii.reveal': 'reveal tax identifiers',
  'bank.reveal': 'reveal bank accounts',
  'proxy.start': 'view the portal as an associate',
  'audit.view': 'read the audit trail',
  'legal.manage': 'manage legal texts and documents',
  'vvd.manage': 'manage video drops',
};

/** What every admin may do, whatever the role. */
export const EVERY_ADMIN = 'Read associates';

/** What a bundle of rights allows, as one sentence without its full stop. */
export function rightWords(role: string): string {
  const rights = Object.entries(ADMIN_ROLE_PERMISSIONS).find(([name]) => name === role)?.[1] ?? [];
  const words = rights.map((right) => WORDS[right]).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
