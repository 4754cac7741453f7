import { fullName } from '../../platform/database/full-name.ts';
import { defineList } from '../../platform/list/define-list.ts';
import type { ProxySessionRow } from './proxy.store.ts';

export const proxySessionList = defineList<ProxySessionRow>({
  name: 'proxy-sessions',
  fields: {
    admin_code: { label: 'Admin Code', type: 'text', column: 'admin.code' },
    admin_name: { label: 'Admin', type: 'text', column: fullName('admin') },
    associate_code: { label: 'Associate Code', type: 'text', column: 'associate_user.code' },
    associate_name: {
      label: 'Associate',
      type: 'text',
      column: fullName('associate_user'),
    },
    reason: { label: 'Reason', type: 'text', column: 'proxy_session.reason' },
    started_at: { label: 'Started', type: 'datetime', column: 'proxy_session.started_at' },
    ends_at: { label: 'Ends', type: 'datetime', column: 'proxy_session.ends_at' },
  },
  defaultOrder: { started_at: 'DESC' },
  key: { column: 'proxy_session.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
