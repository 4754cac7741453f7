import { journalsFields } from '@upline/api-client/lists/journals.ts';
import { columnsFor, ListScreen } from '@upline/shell';
import { JOURNAL_LIST } from './ledger-lists.ts';

const COLUMNS = columnsFor<'listJournals'>(journalsFields, [
  { field: 'description', pinned: true, cardRole: 'title', secret: true, width: 320 },
  { field: 'on_date', cardRole: 'value', width: 120 },
  { field: 'kind', cardRole: 'subtitle', width: 150 },
  { field: 'currency', cardRole: 'meta', width: 100 },
  { id: 'line_count', label: 'Lines', type: 'number', width: 80 },
  // Both are for the filter; a journal touches several.
  { field: 'account', as: 'custom', cell: () => '…', defaultHidden: true, width: 100 },
  { field: 'associate_code', as: 'custom', cell: () => '…', defaultHidden: true, width: 100 },
  { id: 'created_at', label: 'Posted', type: 'datetime', relative: true, width: 140 },
  {
    id: 'created_by',
    label: 'By',
    type: 'text',
    value: ({ created_by }) => created_by?.name ?? 'The system',
    secret: true,
    width: 160,
  },
  { field: 'source_id', defaultHidden: true, width: 290 },
]);

/** `/ledger/journals`: everything that was posted, newest first. */
export function JournalsScreen() {
  return (
    <ListScreen
      title="Journals"
      back={{ to: '/ledger' }}
      operations={JOURNAL_LIST}
      noun={{ one: 'journal', many: 'journals' }}
      columns={COLUMNS}
      rowTarget={(row) => ({ to: '/ledger/journals/$id', params: { id: row.id } })}
      search={{ field: 'description', placeholder: 'Search descriptions' }}
      empty={{
        title: 'Nothing is posted yet.',
        description: 'Business events post journals by themselves.',
      }}
    />
  );
}
