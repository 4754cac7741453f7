import {
  AMA_PLANS,
  COUNTRIES,
  foldText,
  LEGAL_DOCUMENT_STATUSES,
  LEGAL_DOCUMENT_TYPES,
} from '@upline/domain';
import { defineList } from '../platform/list/define-list.ts';
import { upper } from '../platform/list/list-text.ts';
import type { NamedDocument } from './legal-documents.store.ts';

/** Documents of everybody, for the office; what was asked last comes first. */
export const legalDocumentList = defineList<NamedDocument>({
  name: 'legal-documents',
  fields: {
    associate: { label: 'Associate', type: 'text', column: 'app_user.name_key', normalize: foldText },
    associate_code: {
      label: 'Associate Code',
      type: 'text',
      column: 'legal_document.associate_code',
      normalize: upper,
    },
    type: { label: 'Type', type: 'enum', column: 'legal_document.type', options: LEGAL_DOCUMENT_TYPES },
    country: { label: 'Country', type: 'enum', column: 'legal_document.country', options: COUNTRIES },
    plan: {
      label: 'Plan',
      type: 'enum',
      column: 'legal_document.plan',
      options: AMA_PLANS,
      nullable: true,
    },
    text_version: { label: 'Version', type: 'number', column: 'legal_document.text_version' },
    status: {
      label: 'Status',
      type: 'enum',
      column: 'legal_document.status',
      options: LEGAL_DOCUMENT_STATUSES,
    },
    requested_at: { label: 'Requested', type: 'datetime', column: 'legal_document.requested_at' },
    signed_at: { label: 'Signed', type: 'datetime', column: 'legal_document.signed_at', nullable: true },
    revoked_at: { label: 'Revoked', type: 'datetime', column: 'legal_document.revoked_at', nullable: true },
  },
  defaultOrder: { requested_at: 'DESC' },
  key: { column: 'legal_document.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
