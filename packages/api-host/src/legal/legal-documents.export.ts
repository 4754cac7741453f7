import type { ExportColumns } from '../platform/download/export-column.ts';
import { legalDocumentList } from './legal-documents.list.ts';
import type { NamedDocument } from './legal-documents.store.ts';

export const legalDocumentColumns: ExportColumns<NamedDocument> = {
  ...legalDocumentList.columns(
    { associate: (row) => row.associate_name },
    'associate_code',
    'type',
    'country',
    'plan',
    'text_version',
    'status',
    'requested_at',
    'signed_at',
  ),
  signed_name: { label: 'Signature', type: 'text' },
  document_hash: { label: 'SHA-256', type: 'text' },
  ...legalDocumentList.columns('revoked_at'),
  reason: { label: 'Reason', type: 'text' },
};
