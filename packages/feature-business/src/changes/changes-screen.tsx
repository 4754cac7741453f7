import { ListScreen } from '@upline/shell';
import { CHANGE_LIST } from './change-lists.ts';
import { changeActions } from './changes.actions.ts';
import { CHANGE_COLUMNS } from './changes-table.tsx';

/** `business/changes`: own bulk edits and imports, each with its way back for a day. */
export function ChangesScreen() {
  return (
    <ListScreen
      title="Bulk edits and imports"
      operations={CHANGE_LIST}
      noun={{ one: 'entry', many: 'entries' }}
      columns={CHANGE_COLUMNS}
      rowTarget={(row) => ({ to: '/business/changes/$id', params: { id: row.id } })}
      actions={changeActions}
      search={{ field: 'title', placeholder: 'Search files and fields' }}
      empty={{
        title: 'Nothing here yet.',
        description:
          'What you change in several rows at once, or import from a file, is listed here and can be undone for a day.',
      }}
    />
  );
}
