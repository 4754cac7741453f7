import type { ListOperations } from '@upline/shell';

/** Associates who see beta features. */
export const BETA_USER_LIST = {
  name: 'beta-users',
  list: 'listBetaUsers',
  count: 'countBetaUsers',
} as const satisfies ListOperations;
