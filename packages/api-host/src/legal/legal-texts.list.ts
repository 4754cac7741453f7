import { AMA_PLANS, COUNTRIES, LEGAL_TEXT_STATUSES, LEGAL_TEXT_TYPES, PARTNERS } from '@upline/domain';
import { defineList } from '../platform/list/define-list.ts';
import type { NamedText } from './legal-texts.store.ts';

/** Versions of texts; what was written last comes first. */
export const legalTextList = defineList<NamedText>({
  name: 'legal-texts',
  fields: {
    type: { label: 'Type', type: 'enum', column: 'legal_text.type', options: LEGAL_TEXT_TYPES },
    country: { label: 'Country', type: 'enum', column: 'legal_text.country', options: COUNTRIES },
    plan: { label: 'Plan', type: 'enum', column: 'legal_text.plan', options: AMA_PLANS, nullable: true },
    partner: {
      label: 'Partner',
      type: 'enum',
      column: 'legal_text.partner',
      options: PARTNERS,
      nullable: true,
    },
    text_version: { label: 'Version', type: 'number', column: 'legal_text.text_version' },
    status: { label: 'Status', type: 'enum', column: 'legal_text.status', options: LEGAL_TEXT_STATUSES },
    published_at: { label: 'Published', type: 'datetime', column: 'legal_text.published_at', nullable: true },
    updated_at: { label: 'Updated', type: 'datetime', column: 'legal_text.updated_at' },
  },
  defaultOrder: { updated_at: 'DESC' },
  key: { column: 'legal_text.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
