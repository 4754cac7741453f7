import { CHANGE_KINDS, CHANGE_RESOURCES, CHANGE_ROW_STATES, CHANGE_STATUSES } from '@upline/domain';
import { defineList } from '../../platform/list/define-list.ts';
import type { ChangeListRow, ChangeRow } from './changes.store.ts';

/** Own bulk edits and imports, the newest first. */
export const changeList = defineList<ChangeListRow>({
  name: 'changes',
  fields: {
    title: { label: 'What', type: 'text', column: 'change_set.title' },
    kind: { label: 'Kind', type: 'enum', column: 'change_set.kind', options: CHANGE_KINDS },
    resource: { label: 'List', type: 'enum', column: 'change_set.resource', options: CHANGE_RESOURCES },
    status: { label: 'Status', type: 'enum', column: 'change_set.status', options: CHANGE_STATUSES },
    created_at: { label: 'Begun', type: 'datetime', column: 'change_set.created_at' },
  },
  defaultOrder: { created_at: 'DESC' },
  key: { column: 'change_set.id', type: 'uuid' },
  keyOf: (row) => row.id,
});

/** The rows of one, in the order of the list or of the file. */
export const changeRowList = defineList<ChangeRow>({
  name: 'change-rows',
  fields: {
    position: { label: 'Row', type: 'number', column: 'change_row.position' },
    state: { label: 'Answer', type: 'enum', column: 'change_row.state', options: CHANGE_ROW_STATES },
    similar: { label: 'Look-Alike', type: 'boolean', column: 'change_row.is_similar' },
  },
  defaultOrder: { position: 'ASC' },
  key: { column: 'change_row.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
