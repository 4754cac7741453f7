import { defineList } from '../../platform/list/define-list.ts';
import type { FailedJobRow, FailedMessageRow } from './failed-work.store.ts';

/** Jobs whose attempts are used up, newest first. */
export const failedJobList = defineList<FailedJobRow>({
  name: 'failed-jobs',
  fields: {
    task: { label: 'Task', type: 'text', column: 'job.task' },
    failed_at: { label: 'Failed', type: 'datetime', column: 'job.failed_at' },
    created_at: { label: 'Created', type: 'datetime', column: 'job.created_at' },
  },
  defaultOrder: { failed_at: 'DESC' },
  key: { column: 'job.id', type: 'number' },
  keyOf: (row) => String(row.id),
});

/** Messages nobody took, newest first (R-NTF-04). */
export const failedMessageList = defineList<FailedMessageRow>({
  name: 'failed-messages',
  fields: {
    channel: {
      label: 'Channel',
      type: 'enum',
      column: 'outbox_message.channel',
      options: ['Email', 'SMS'],
    },
    kind: { label: 'Kind', type: 'text', column: 'outbox_message.kind' },
    recipient: { label: 'Recipient', type: 'text', column: 'outbox_message.recipient' },
    failed_at: { label: 'Failed', type: 'datetime', column: 'outbox_message.failed_at' },
    created_at: { label: 'Created', type: 'datetime', column: 'outbox_message.created_at' },
  },
  defaultOrder: { failed_at: 'DESC' },
  key: { column: 'outbox_message.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
