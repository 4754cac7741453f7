import { exportsFields } from '@upline/api-client/lists/exports.ts';
import { columnsFor } from '@upline/shell';
import { askedFor } from './asked-for.ts';
import { DownloadButton } from './download-button.tsx';

const FORMATS = { csv: 'CSV', xlsx: 'Excel' } as const;

/** Columns of the own exports. */
export const EXPORT_COLUMNS = columnsFor<'listExports'>(exportsFields, [
  { id: 'label', label: 'Export', type: 'text', pinned: true, cardRole: 'title', width: 180 },
  { field: 'state', as: 'status', cardRole: 'meta', width: 130 },
  { field: 'created_at', relative: true, cardRole: 'meta', width: 140 },
  { id: 'asked_for', label: 'What', type: 'text', value: askedFor, cardRole: 'subtitle', width: 260 },
  { field: 'format', word: (format) => FORMATS[format], width: 95 },
  { field: 'file_name', width: 240 },
  { field: 'ready_until', width: 170 },
  { field: 'downloaded_at', defaultHidden: true, width: 170 },
  {
    id: 'download',
    label: 'Download',
    type: 'custom',
    cardRole: 'value',
    cell: (row) => <DownloadButton row={row} />,
    width: 130,
  },
]);
