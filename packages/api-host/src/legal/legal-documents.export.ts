import type { ExportColumns } from '../platform/download/export-column.ts';
import type { NamedDocument } from './legal-documents.store.ts';

export const legalDocumentColumns: ExportColumns<NamedDocument> = {
  associate: { label: 'Associate', type: 'text', value: (row) => row.associate_name },
  associate_code: { label: 'Associate Code', type: 'text' },
  type: { label: 'Type', type: 'text' },
  country: { label: 'Country', type: 'text' },
  plan: { label: 'Plan', type: 'text' },
  text_version: { label: 'Version', type: 'number' },
  status: { label: 'Status', type: 'text' },
  requested_at: { label: 'Requested', type: 'datetime' },
  signed_at: { label: 'Signed', type: 'datetime' },
  signed_name: { label: 'Signature', type: 'text' },
  document_hash: { label: 'SHA-256', type: 'text' },
  revoked_at: { label: 'Revoked', type: 'datetime' },
  reason: { label: 'Reason', type: 'text' },
};
