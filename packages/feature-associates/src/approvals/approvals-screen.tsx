import { ListScreen, type ManyPreview } from '@upline/shell';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { APPROVAL_LIST, type ApprovalRow, approvalTarget } from './approval-list.ts';
import { approvalActions } from './approvals.actions.ts';
import { APPROVAL_COLUMNS } from './approvals-table.tsx';

/** What a record is, around a decision on several (R-ADM-03). */
const PREVIEW: ManyPreview<ApprovalRow> = {
  columns: [
    { label: 'Associate', of: ({ associate }) => <Private>{associate.name}</Private> },
    { label: 'Kind', of: ({ kind }) => kind },
    { label: 'Subject', of: ({ subject }) => <Private>{subject}</Private> },
  ],
  status: ({ status }) => status,
  stays: ({ refusal }) => refusal,
};

/** `/approvals`: everything that waits for an admin who may decide it, oldest first (domain.md 2.36). */
export function ApprovalsScreen() {
  return (
    <ListScreen
      title="Approvals"
      operations={APPROVAL_LIST}
      noun={{ one: 'approval', many: 'approvals' }}
      columns={APPROVAL_COLUMNS}
      rowTarget={approvalTarget}
      avatar={(row) => ({ name: row.associate.name })}
      actions={approvalActions}
      preview={PREVIEW}
      search={{ field: 'associate', digits: 'associate_code', placeholder: 'Search associates' }}
      empty={{
        title: 'Nothing waits for you.',
        description: 'What associates send in and your role decides appears here, the oldest first.',
      }}
    />
  );
}
