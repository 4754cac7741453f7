import { foldText } from '@upline/domain';
import { defineList } from '../../platform/list/define-list.ts';
import { upper } from '../../platform/list/list-text.ts';
import type { LegalNameRow } from './legal-names.store.ts';
import { LEGAL_NAME_STATUSES } from './legal-names.tables.ts';

/** Changes of legal names as admins decide them; what waits longest comes first. */
export const legalNameList = defineList<LegalNameRow>({
  name: 'legal-names',
  fields: {
    associate: { label: 'Associate', type: 'text', column: 'app_user.name_key', normalize: foldText },
    associate_code: {
      label: 'Code',
      type: 'text',
      column: 'legal_name_change.associate_code',
      normalize: upper,
    },
    status: {
      label: 'Status',
      type: 'enum',
      column: 'legal_name_change.status',
      options: LEGAL_NAME_STATUSES,
    },
    created_at: { label: 'Submitted', type: 'datetime', column: 'legal_name_change.created_at' },
    decided_at: {
      label: 'Decided',
      type: 'datetime',
      column: 'legal_name_change.decided_at',
      nullable: true,
    },
  },
  defaultOrder: { created_at: 'ASC' },
  key: { column: 'legal_name_change.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
