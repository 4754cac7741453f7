import { conflictsFields } from '@upline/api-client/lists/conflicts.ts';
import { associateCodeColumn, columnsFor, DataListFor, RecordActions, useApi, useMay } from '@upline/shell';
import { usePrivateText } from '@upline/ui-kit';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { useMemo } from 'react';
import { CONFLICT_LIST } from './conflict-list.ts';
import { addConflict, conflictActions } from './conflicts.actions.ts';

const COLUMNS = columnsFor<'listConflicts'>(conflictsFields, [
  {
    field: 'admin',
    value: ({ admin }) => admin.name,
    pinned: true,
    secret: true,
    cardRole: 'title',
    width: 190,
  },
  {
    field: 'associate',
    value: ({ associate }) => associate.name,
    secret: true,
    cardRole: 'subtitle',
    width: 190,
  },
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
  const mayAdd = useMay('addAdminConflict');
  const privately = usePrivateText();
  const add = useMemo(() => addConflict(api), [api]);
  return (
    <>
      <PageHeader
        title="Conflicts of Interest"
        primary={mayAdd && <RecordActions actions={[add]} size="sm" filled="add" />}
      />
      <DataListFor
        operations={CONFLICT_LIST}
        label="Conflicts of interest"
        noun={{ one: 'conflict', many: 'conflicts' }}
        columns={COLUMNS}
        rowKey={(row) => row.id}
        actions={(row) => conflictActions(row, privately)}
        search={{ field: 'admin', placeholder: 'Search admins' }}
        empty={{
          title: 'Nothing here yet.',
          description: 'Relatives about whom an admin may not decide are listed here.',
        }}
      />
    </>
  );
}
