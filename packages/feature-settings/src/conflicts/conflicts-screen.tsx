import { conflictsFields } from '@upline/api-client/lists/conflicts.ts';
import { associateCodeColumn, columnsFor, ListScreen, personColumn, useApi } from '@upline/shell';
import { usePrivateText } from '@upline/ui-kit';
import { useMemo } from 'react';
import { CONFLICT_LIST } from './conflict-list.ts';
import { addConflict, conflictActions } from './conflicts.actions.ts';

const COLUMNS = columnsFor<'listConflicts'>(conflictsFields, [
  personColumn('admin', { pinned: true, cardRole: 'title', width: 190 }),
  personColumn('associate', { cardRole: 'subtitle', width: 190 }),
  { field: 'relation', secret: true, cardRole: 'value', width: 160 },
  { field: 'created_at', relative: true, cardRole: 'meta', width: 130 },
  {
    id: 'created_by',
    label: 'Declared By',
    type: 'text',
    value: ({ created_by }) => created_by?.name,
    width: 170,
  },
  { field: 'admin_code', value: ({ admin }) => admin.code, defaultHidden: true, width: 120 },
  associateCodeColumn(120),
]);

/** `settings/conflicts`: about whom an admin decides nothing (R-ADM-02). */
export function ConflictsScreen() {
  const api = useApi();
  const privately = usePrivateText();
  const add = useMemo(() => addConflict(api), [api]);
  return (
    <ListScreen
      title="Conflicts of interest"
      begins={[add]}
      operations={CONFLICT_LIST}
      label="Conflicts of interest"
      noun={{ one: 'conflict', many: 'conflicts' }}
      columns={COLUMNS}
      actions={(row) => conflictActions(row, privately)}
      search={{ field: 'admin', digits: 'admin_code', placeholder: 'Search admins' }}
      empty={{
        title: 'Nothing here yet.',
        description: 'Relatives about whom an admin may not decide are listed here.',
      }}
    />
  );
}
