import type { ListOperations } from '@upline/shell';

/** All policies, for the home office; the route loads by them and the screen shows by them. */
export const OFFICE_POLICY_LIST = {
  name: 'admin-policies',
  list: 'listAdminPolicies',
  count: 'countAdminPolicies',
  export: 'exportAdminPolicies',
} as const satisfies ListOperations;
