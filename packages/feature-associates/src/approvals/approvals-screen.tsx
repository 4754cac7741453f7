import { DataListFor } from '@upline/shell';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { APPROVAL_LIST, approvalTarget } from './approval-list.ts';
import { APPROVAL_COLUMNS } from './approvals-table.tsx';
import { useDecisions } from './decide/use-decisions.tsx';

/** `/approvals`: everything that waits for an admin who may decide it, oldest first (domain.md 2.36). */
export function ApprovalsScreen() {
  const { bulkActions, dialog } = useDecisions();
  return (
    <>
      <PageHeader title="Approvals" />
      <DataListFor
        operations={APPROVAL_LIST}
        label="Approvals"
        noun={{ one: 'approval', many: 'approvals' }}
        columns={APPROVAL_COLUMNS}
        rowKey={(row) => row.id}
        rowTarget={approvalTarget}
        avatar={(row) => ({ name: row.associate.name })}
        bulkActions={bulkActions}
        search={{ field: 'associate', placeholder: 'Search associates' }}
        empty={{
          title: 'Nothing waits for you.',
          description: 'What associates send in and your role decides appears here, the oldest first.',
        }}
      />
      {dialog}
    </>
  );
}
