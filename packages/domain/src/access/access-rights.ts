import {
  ADMIN_PERMISSIONS,
  ASSOCIATE_PERMISSIONS,
  type Permission,
  SUPER_ADMIN_PERMISSIONS,
} from './permissions.ts';

/** Bundles of rights an admin holds one or more of (domain.md 7.2). Every admin may view associates besides. */
export const ADMIN_ROLE_PERMISSIONS = {
  Support: ['proxy.start', 'content.manage', 'reports.all', 'audit.view'],
  Licensing: ['associates.manage', 'licenses.approve', 'appointments.manage'],
  'New Business': ['policies.manage', 'providers.manage', 'appointments.manage'],
  Commissions: [
    'payments.manage',
    'payments.release',
    'chargebacks.create',
    'payrun.open',
    'schedule.manage',
  ],
  Finance: ['payments.manage', 'payrun.close', 'payout.approve', 'bank.reveal', 'reports.all'],
  Compliance: ['associates.manage', 'licenses.approve', 'legal.manage', 'pii.reveal', 'audit.view'],
  Marketing: ['events.manage', 'store.manage', 'content.manage', 'vvd.manage'],
} as const satisfies Record<string, readonly Permission[]>;

export type AdminRole = keyof typeof ADMIN_ROLE_PERMISSIONS;
export const ADMIN_ROLES = Object.keys(ADMIN_ROLE_PERMISSIONS) as readonly AdminRole[];

/** What the rights of a user follow from; all of it is in the user's row. */
export interface AccessFacts {
  readonly kind: 'Associate' | 'Admin' | 'SuperAdmin';
  readonly status: string;
  readonly is_senior_level: boolean;
  readonly is_beta: boolean;
  /** An Active builder plan enrollment (domain.md 2.33). */
  readonly has_builder_plan: boolean;
  readonly admin_roles: readonly string[];
}

/** What a Suspended associate loses: every write, and other people's data (matrix in reliability.md 2.4). */
const OFF_WHEN_SUSPENDED: ReadonlySet<Permission> = new Set<Permission>([
  'business.write',
  'clients.write',
  'prospects.write',
  'fna.write',
  'payout.write',
  'team.view',
  'team.senior',
  'store.buy',
  'events.register',
  'vvd.use',
  'builder.enroll',
  'international.request',
]);

/** What an admin who views as the associate never gets (domain.md 7.3). */
const OFF_IN_PROXY: ReadonlySet<Permission> = new Set<Permission>([
  'payout.write',
  'store.buy',
  'builder.enroll',
  'international.request',
]);

/** Whether the user may hold a session at all: Terminated and Resigned users may not, nor admins who are not Active (R-ASC-03). */
export function maySignIn({ kind, status }: Pick<AccessFacts, 'kind' | 'status'>): boolean {
  if (kind !== 'Associate') return status === 'Active';
  return status !== 'Terminated' && status !== 'Resigned';
}

/** Suspended associates read but do not write (domain.md 2.1). */
export function isReadOnly({ kind, status }: Pick<AccessFacts, 'kind' | 'status'>): boolean {
  return kind === 'Associate' && status === 'Suspended';
}

function associatePermissions(facts: AccessFacts): readonly Permission[] {
  const has: Partial<Record<Permission, boolean>> = {
    'team.senior': facts.is_senior_level,
    'carrier.view': facts.is_beta,
    'vvd.use': facts.has_builder_plan || facts.is_senior_level,
  };
  return ASSOCIATE_PERMISSIONS.filter(
    (permission) =>
      (has[permission] ?? true) && !(facts.status === 'Suspended' && OFF_WHEN_SUSPENDED.has(permission)),
  );
}

function adminPermissions(roles: readonly string[]): readonly Permission[] {
  const held = new Set<Permission>(['associates.view']);
  for (const role of ADMIN_ROLES) {
    if (roles.includes(role)) for (const permission of ADMIN_ROLE_PERMISSIONS[role]) held.add(permission);
  }
  return ADMIN_PERMISSIONS.filter((permission) => held.has(permission));
}

/**
 * The permission keys of a user, in the order of the register (domain.md 7.2). `viaProxy`: an admin is viewing as the
 * user, which leaves less. Empty for who may not sign in.
 */
export function permissionsOf(facts: AccessFacts, { viaProxy = false } = {}): readonly Permission[] {
  if (!maySignIn(facts)) return [];
  if (facts.kind === 'SuperAdmin') return [...ADMIN_PERMISSIONS, ...SUPER_ADMIN_PERMISSIONS];
  if (facts.kind === 'Admin') return adminPermissions(facts.admin_roles);
  const permissions = associatePermissions(facts);
  return viaProxy ? permissions.filter((permission) => !OFF_IN_PROXY.has(permission)) : permissions;
}
