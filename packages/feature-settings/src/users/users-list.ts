import type { OperationAnswer } from '@upline/api-client';
import { builtInViews, type ListOperations } from '@upline/shell';

export type Admin = OperationAnswer<'getAdmin'>;

/** Everybody who may use the admin app; the route loads by it and the screen shows by it. */
export const USER_LIST = {
  name: 'admins',
  list: 'listAdmins',
  count: 'countAdmins',
  views: builtInViews('listAdmins', () => [
    { id: 'active', name: 'Active', filter: { status: { in: ['Active'] } } },
    { id: 'invited', name: 'Invited', filter: { status: { in: ['Invited'] } } },
    { id: 'disabled', name: 'Disabled', filter: { status: { in: ['Disabled'] } } },
    { id: 'super', name: 'Super admins', filter: { kind: { in: ['SuperAdmin'] } } },
  ]),
} as const satisfies ListOperations;

/** What shows admins. */
export const USERS_SHOWN_BY = [
  'listAdmins',
  'countAdmins',
  'getAdmin',
  'listAdminSessions',
  'listAuditEntries',
] as const;

/** A kind of user in words. */
export const kindWords = (kind: Admin['kind']): string => (kind === 'SuperAdmin' ? 'Super admin' : 'Admin');
