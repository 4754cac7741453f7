/** What shows a policy: its page, its trail and the lists. */
export const POLICY_SHOWN_BY = [
  'getPolicy',
  'checkSavedPolicy',
  'listPolicyAudit',
  'listPolicies',
  'countPolicies',
  'findPoliciesByNumber',
] as const;
