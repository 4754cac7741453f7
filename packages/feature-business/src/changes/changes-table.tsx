import { changesFields } from '@upline/api-client/lists/changes.ts';
import { columnsFor } from '@upline/shell';
import { Status } from '@upline/ui-kit';

const LISTS = {
  clients: 'Clients',
  prospects: 'Prospects',
  policies: 'Policies',
  'video-contacts': 'Contacts',
} as const;
const TONES = {
  Draft: 'neutral',
  Applying: 'info',
  Applied: 'success',
  Undoing: 'info',
  Undone: 'neutral',
} as const;

/** Columns of own bulk edits and imports. */
export const CHANGE_COLUMNS = columnsFor<'listChanges'>(changesFields, [
  { field: 'title', pinned: true, cardRole: 'title', width: 260 },
  { field: 'kind', cardRole: 'meta', width: 100 },
  { field: 'resource', word: (value) => LISTS[value], cardRole: 'meta', width: 120 },
  {
    field: 'status',
    cell: ({ status }) => <Status value={status} tone={TONES[status]} />,
    cardRole: 'subtitle',
    width: 120,
  },
  { id: 'rows', label: 'Rows', type: 'number', width: 90 },
  { id: 'saved', label: 'Saved', type: 'number', value: ({ counts }) => counts.Saved ?? 0, width: 90 },
  {
    id: 'undone',
    label: 'Undone',
    type: 'number',
    value: ({ counts }) => counts.Undone ?? 0,
    defaultHidden: true,
    width: 90,
  },
  { field: 'created_at', cardRole: 'meta', width: 175 },
  { id: 'undo_until', label: 'Undo Until', type: 'datetime', width: 175 },
]);
