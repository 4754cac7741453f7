import { READ_STATUSES } from '@upline/domain';
import { defineList } from '../platform/list/define-list.ts';
import type { NotificationRow } from './notifications.store.ts';

export const notificationList = defineList<NotificationRow>({
  name: 'notifications',
  fields: {
    title: { label: 'Title', type: 'text', column: 'notification.title' },
    type: { label: 'Type', type: 'text', column: 'notification.type' },
    status: { label: 'Status', type: 'enum', column: 'notification.status', options: READ_STATUSES },
    created_at: { label: 'Received', type: 'datetime', column: 'notification.created_at' },
  },
  defaultOrder: { created_at: 'DESC' },
  key: { column: 'notification.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
