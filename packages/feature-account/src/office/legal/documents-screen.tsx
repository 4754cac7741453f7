import { legalDocumentsFields } from '@upline/api-client/lists/legal-documents.ts';
import { AMA_PLAN_NAMES } from '@upline/domain';
import { associateCodeColumn, associateColumn, columnsFor, ListScreen } from '@upline/shell';
import { DOCUMENT_LIST } from './legal-lists.ts';

const COLUMNS = columnsFor<'listLegalDocuments'>(legalDocumentsFields, [
  associateColumn(190),
  { field: 'type', cardRole: 'subtitle', width: 170 },
  { field: 'status', as: 'status', cardRole: 'meta', width: 120 },
  { field: 'text_version', width: 90 },
  { field: 'requested_at', relative: true, cardRole: 'meta', width: 130 },
  { field: 'signed_at', width: 170 },
  { field: 'country', width: 100 },
  {
    field: 'plan',
    word: (plan) => AMA_PLAN_NAMES[plan],
    width: 110,
  },
  associateCodeColumn(130),
  { field: 'revoked_at', defaultHidden: true, width: 130 },
]);

/** `legal-documents` of the office: who signed what, and what waits (domain.md 2.7). */
export function DocumentsScreen() {
  return (
    <ListScreen
      title="Legal documents"
      create={{
        label: 'Create document',
        to: { to: '/legal-documents/create' },
        needs: 'createLegalDocument',
      }}
      operations={DOCUMENT_LIST}
      noun={{ one: 'document', many: 'documents' }}
      columns={COLUMNS}
      rowTarget={(row) => ({ to: '/legal-documents/$id', params: { id: row.id } })}
      search={{ field: 'associate', digits: 'associate_code', placeholder: 'Search associates' }}
      empty={{
        title: 'Nothing here yet.',
        description: 'What associates are asked to sign is listed here, with who signed it when.',
      }}
    />
  );
}
