import { builtInViews, type ListOperations } from '@upline/shell';

const views = builtInViews('listAdminPolicies', () => [
  // First what waits for the home office itself.
  { id: 'answered', name: 'Answered', filter: { answered: { eq: true } } },
  ...(['Action Required', 'Pending', 'Ready To Pay', 'Approved'] as const).map((status) => ({
    id: status.toLowerCase().replaceAll(' ', '-'),
    name: status.charAt(0) + status.slice(1).toLowerCase(),
    filter: { business_status: { in: [status] } },
  })),
]);

/** All policies, for the home office; the route loads by them and the screen shows by them. */
export const OFFICE_POLICY_LIST = {
  name: 'admin-policies',
  list: 'listAdminPolicies',
  count: 'countAdminPolicies',
  export: 'exportAdminPolicies',
  views,
} as const satisfies ListOperations;
