import { foldText } from '@upline/domain';
import { defineList } from '../platform/list/define-list.ts';
import { upper } from '../platform/list/list-text.ts';
import type { ConflictRow } from './conflicts.store.ts';

/** Declared relatives of everybody, by admin (R-ADM-02). */
export const conflictList = defineList<ConflictRow>({
  name: 'conflicts',
  fields: {
    admin: { label: 'Admin', type: 'text', column: 'admin.name_key', normalize: foldText },
    admin_code: { label: 'Admin Code', type: 'text', column: 'admin_conflict.admin_code' },
    associate: { label: 'Associate', type: 'text', column: 'app_user.name_key', normalize: foldText },
    associate_code: {
      label: 'Code',
      type: 'text',
      column: 'app_user.code',
      normalize: upper,
    },
    relation: { label: 'Relation', type: 'text', column: 'admin_conflict.relation' },
    created_at: { label: 'Declared', type: 'datetime', column: 'admin_conflict.created_at' },
  },
  defaultOrder: { admin: 'ASC', associate: 'ASC' },
  key: { column: 'admin_conflict.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
