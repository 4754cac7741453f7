import type { ListOperations } from '@upline/shell';

/** Every time an admin viewed the portal as an associate. */
export const VIEW_LIST = {
  name: 'proxy-sessions',
  list: 'listProxySessions',
  count: 'countProxySessions',
} as const satisfies ListOperations;
