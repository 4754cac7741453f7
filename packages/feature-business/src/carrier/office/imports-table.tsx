import type { OperationAnswer } from '@upline/api-client';
import { carrierImportsFields } from '@upline/api-client/lists/carrier-imports.ts';
import { columnsFor } from '@upline/shell';
import { Status } from '@upline/ui-kit';

export type ImportRow = OperationAnswer<'listCarrierImports'>['rows'][number];
export type ImportDetail = OperationAnswer<'getCarrierImport'>;

/** Lines taken that speak of no policy; undefined of imports before it was counted. */
export const unmatchedOf = ({ rows_read, rows_failed, rows_matched }: ImportRow) =>
  rows_matched === null ? undefined : rows_read - rows_failed - rows_matched;

const percentOf = (part: number, whole: number) => Math.floor((part / Math.max(whole, 1)) * 100);

/** Columns of the imports (domain.md 2.36). */
export const IMPORT_COLUMNS = columnsFor<'listCarrierImports'>(carrierImportsFields, [
  { field: 'file_name', cardRole: 'title', pinned: true, width: 240 },
  {
    field: 'provider',
    value: ({ provider }) => provider.name,
    cardRole: 'subtitle',
    width: 170,
  },
  { field: 'created_at', cardRole: 'meta', width: 175 },
  {
    field: 'status',
    cell: ({ status, rows_read, rows_total }) => (
      <Status
        value={status === 'Processing' ? `${percentOf(rows_read, rows_total)}% read` : status}
        {...(status === 'Processing' ? { tone: 'info' } : {})}
      />
    ),
    cardRole: 'meta',
    width: 125,
  },
  { field: 'rows_read', width: 90 },
  { field: 'rows_matched', width: 100 },
  { id: 'unmatched', label: 'Not Matched', type: 'number', value: unmatchedOf, width: 115 },
  {
    field: 'rows_failed',
    cardRole: 'value',
    cell: ({ rows_failed: failed, status }) =>
      failed === 0 ? (
        status === 'Completed' && <Status value="None refused" tone="success" />
      ) : (
        <Status value={`${failed} refused`} tone="danger" />
      ),
    width: 135,
  },
  {
    id: 'created_by',
    label: 'Imported By',
    type: 'text',
    value: ({ created_by }) => created_by.name,
    secret: true,
    defaultHidden: true,
    width: 160,
  },
]);
