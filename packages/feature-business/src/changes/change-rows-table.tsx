import { changeRowsFields } from '@upline/api-client/lists/change-rows.ts';
import type { ChangeResourceName } from '@upline/domain';
import { columnsFor } from '@upline/shell';
import { Status, type StatusTone } from '@upline/ui-kit';
import type { DataListColumn } from '@upline/ui-kit/data-list/types.ts';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import type { Change, ChangeField, ChangeRow } from './change-lists.ts';
import { ChangedValue, speaksOf } from './change-value.tsx';

const TONES: Readonly<Record<ChangeRow['state'], StatusTone>> = {
  Ready: 'info',
  'No Change': 'neutral',
  Refused: 'danger',
  Saved: 'success',
  'Changed Meanwhile': 'warning',
  Undone: 'neutral',
  Kept: 'warning',
};

/** More fields than these are shown when somebody asks for them. */
const SHOWN_FIELDS = 6;

/** Why a row is left alone, or which record it looks like. */
function wordsOf({ message, similar, similar_line }: ChangeRow): string | null {
  if (message !== null) return message;
  if (similar) return `A similar record exists: ${similar.name}`;
  return similar_line === null ? null : `Looks like line ${similar_line} of the file`;
}

const fieldColumn = (field: ChangeField, isHidden: boolean): DataListColumn<ChangeRow> => ({
  id: `field-${field.key.replaceAll('.', '-')}`,
  label: field.label,
  type: 'custom',
  cell: (row) => speaksOf(row, field) && <ChangedValue field={field} row={row} />,
  secret: field.secret,
  cardRole: 'meta',
  defaultHidden: isHidden,
  width: 210,
});

/** Columns of the rows of a change set: who, what becomes of it, and each field of which it speaks. */
export function changeRowColumns({ kind, fields, columns }: Change): readonly DataListColumn<ChangeRow>[] {
  const mapped = new Set(columns.map(({ field }) => field));
  // A whole name is in the first column already.
  const shown = kind === 'Edit' ? fields : fields.filter(({ key }) => mapped.has(key) && key !== 'full_name');
  return columnsFor<'listChangeRows'>(changeRowsFields, [
    {
      id: 'name',
      label: 'Name',
      type: 'text',
      value: (row) => row.name ?? (kind === 'Edit' && row.state === 'Refused' ? 'Not found' : null),
      secret: true,
      pinned: true,
      cardRole: 'title',
      width: 190,
    },
    { field: 'position', value: (row) => row.line ?? row.position, width: 80 },
    {
      field: 'state',
      cell: ({ state }) => <Status value={state} tone={TONES[state]} />,
      cardRole: 'subtitle',
      width: 165,
    },
    {
      id: 'words',
      label: 'Why',
      type: 'text',
      value: wordsOf,
      secret: true,
      cardRole: 'meta',
      width: 320,
    },
    ...shown.map((field, index) => fieldColumn(field, index >= SHOWN_FIELDS)),
    {
      field: 'similar',
      value: (row) => row.similar !== null || row.similar_line !== null,
      defaultHidden: true,
      width: 120,
    },
  ]);
}

/** Where a row's record stands, once there is one. */
export function rowTarget(resource: ChangeResourceName, { record_id, name }: ChangeRow): LinkTarget | null {
  if (record_id === null || name === null) return null;
  if (resource === 'policies') return { to: '/business/$policy_number', params: { policy_number: name } };
  if (resource === 'video-contacts')
    return { to: '/virtual-video-drop/contacts/$id', params: { id: record_id } };
  return resource === 'clients'
    ? { to: '/business/clients/$id', params: { id: record_id } }
    : { to: '/business/prospects/$id', params: { id: record_id } };
}
