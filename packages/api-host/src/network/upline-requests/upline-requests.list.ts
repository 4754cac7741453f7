import { APPROVAL_STATUSES, foldText } from '@upline/domain';
import { defineList } from '../../platform/list/define-list.ts';
import { upper } from '../../platform/list/list-text.ts';
import type { UplineRequest } from './upline-requests.store.ts';

/** Requests as admins decide them: newest first. */
export const uplineRequestList = defineList<UplineRequest>({
  name: 'upline-requests',
  fields: {
    associate: { label: 'Associate', type: 'text', column: 'associate.name_key', normalize: foldText },
    associate_code: {
      label: 'Associate Code',
      type: 'text',
      column: 'upline_change_request.associate_code',
      normalize: upper,
    },
    from_upline: { label: 'Upline', type: 'text', column: 'present.name_key', normalize: foldText },
    to_upline: { label: 'New Upline', type: 'text', column: 'wanted.name_key', normalize: foldText },
    status: {
      label: 'Status',
      type: 'enum',
      column: 'upline_change_request.status',
      options: APPROVAL_STATUSES,
    },
    no_answer: { label: 'No Answer', type: 'boolean', column: 'upline_change_request.no_answer' },
    created_at: { label: 'Requested', type: 'datetime', column: 'upline_change_request.created_at' },
  },
  defaultOrder: { created_at: 'DESC' },
  key: { column: 'upline_change_request.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
