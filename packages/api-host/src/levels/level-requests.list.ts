import { foldText, LEVEL_CODES, REQUEST_STATUSES } from '@upline/domain';
import { defineList } from '../platform/list/define-list.ts';
import type { LevelRequest } from './level-requests.store.ts';

/** Requests as admins decide them: newest first. */
export const levelRequestList = defineList<LevelRequest>({
  name: 'level-requests',
  fields: {
    associate: { label: 'Associate', type: 'text', column: 'associate.name_key', normalize: foldText },
    associate_code: {
      label: 'Associate Code',
      type: 'text',
      column: 'level_request.associate_code',
      normalize: (value) => value.toUpperCase(),
    },
    to_level: {
      label: 'Requested Level',
      type: 'enum',
      column: 'level_request.to_level',
      options: LEVEL_CODES,
    },
    status: { label: 'Status', type: 'enum', column: 'level_request.status', options: REQUEST_STATUSES },
    created_at: { label: 'Requested', type: 'datetime', column: 'level_request.created_at' },
  },
  defaultOrder: { created_at: 'DESC' },
  key: { column: 'level_request.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
