/**
 * Permission keys of the access answer (domain.md 7.2). A server operation names the one it needs; the client
 * never types a key: it asks by operation id.
 */
export const ASSOCIATE_PERMISSIONS = [
  'dashboard.view',
  'business.view',
  'business.write',
  'clients.write',
  'prospects.write',
  'fna.write',
  'carrier.view',
  'providers.view',
  'schedule.view',
  'payments.view',
  'payout.write',
  'team.view',
  'team.senior',
  'reports.view',
  'reports.download',
  'store.buy',
  'events.register',
  'vvd.use',
  'help.view',
  'builder.enroll',
  'international.request',
] as const;

export const ADMIN_PERMISSIONS = [
  'associates.view',
  'associates.manage',
  'licenses.approve',
  'appointments.manage',
  'policies.manage',
  'payments.manage',
  'payments.release',
  'chargebacks.create',
  'payrun.open',
  'payrun.close',
  'payout.approve',
  'providers.manage',
  'schedule.manage',
  'content.manage',
  'events.manage',
  'store.manage',
  'reports.all',
  'pii.reveal',
  'bank.reveal',
  'proxy.start',
  'audit.view',
  'legal.manage',
  'vvd.manage',
] as const;

export const SUPER_ADMIN_PERMISSIONS = [
  'admins.manage',
  'settings.manage',
  'writeoff',
  'associates.reinstate',
] as const;

export const PERMISSIONS = [
  ...ASSOCIATE_PERMISSIONS,
  ...ADMIN_PERMISSIONS,
  ...SUPER_ADMIN_PERMISSIONS,
] as const;

export type Permission = (typeof PERMISSIONS)[number];
