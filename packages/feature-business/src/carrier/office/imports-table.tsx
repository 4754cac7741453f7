import type { OperationAnswer } from '@upline/api-client';
import { Status } from '@upline/ui-kit';
import { wordColumn } from '@upline/ui-kit/data-list/column-options.ts';
import type { DataListColumn } from '@upline/ui-kit/data-list/index.ts';

export type ImportRow = OperationAnswer<'listCarrierImports'>['rows'][number];
export type ImportDetail = OperationAnswer<'getCarrierImport'>;

/** Lines taken that speak of no policy; undefined of imports before it was counted. */
export const unmatchedOf = ({ rows_read, rows_failed, rows_matched }: ImportRow) =>
  rows_matched === null ? undefined : rows_read - rows_failed - rows_matched;

const percentOf = (part: number, whole: number) => Math.floor((part / Math.max(whole, 1)) * 100);

/** Columns of the imports (domain.md 2.36); ids are the fields of the request. */
export const IMPORT_COLUMNS: readonly DataListColumn<ImportRow>[] = [
  {
    id: 'file_name',
    label: 'File',
    type: 'text',
    sortable: true,
    filter: { type: 'text' },
    cardRole: 'title',
    pinned: true,
    width: 240,
  },
  {
    id: 'provider',
    label: 'Provider',
    type: 'text',
    value: ({ provider }) => provider.name,
    sortable: true,
    filter: { type: 'text' },
    cardRole: 'subtitle',
    width: 170,
  },
  {
    id: 'created_at',
    label: 'Imported',
    type: 'datetime',
    sortable: true,
    filter: { type: 'datetime' },
    cardRole: 'meta',
    width: 175,
  },
  {
    ...wordColumn('status', 'Status', ['Processing', 'Completed', 'Failed']),
    cell: ({ status, rows_read, rows_total }) => (
      <Status
        value={status === 'Processing' ? `${percentOf(rows_read, rows_total)}% read` : status}
        {...(status === 'Processing' ? { tone: 'info' } : {})}
      />
    ),
    cardRole: 'meta',
    width: 125,
  },
  {
    id: 'rows_read',
    label: 'Rows',
    type: 'number',
    sortable: true,
    filter: { type: 'number' },
    width: 90,
  },
  {
    id: 'rows_matched',
    label: 'Matched',
    type: 'number',
    sortable: true,
    filter: { type: 'number', nullable: true },
    width: 100,
  },
  { id: 'unmatched', label: 'Not Matched', type: 'number', value: unmatchedOf, width: 115 },
  {
    id: 'rows_failed',
    label: 'Refused',
    type: 'number',
    sortable: true,
    filter: { type: 'number' },
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
];
