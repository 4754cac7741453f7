import { approvalsFields } from '@upline/api-client/lists/approvals.ts';
import { columnsFor } from '@upline/shell';
import { Status } from '@upline/ui-kit/status/status.tsx';

/** Columns of the queue (domain.md 2.36). */
export const APPROVAL_COLUMNS = columnsFor<'listApprovals'>(approvalsFields, [
  {
    field: 'associate',
    value: (row) => row.associate.name,
    second: 'associate_code',
    secret: true,
    pinned: true,
    cardRole: 'title',
    width: 200,
  },
  {
    field: 'associate_code',
    value: (row) => row.associate.code,
    secret: true,
    defaultHidden: true,
    width: 110,
  },
  { field: 'kind', cardRole: 'subtitle', width: 160 },
  { id: 'subject', label: 'Subject', type: 'text', cardRole: 'meta', width: 280 },
  { field: 'submitted_at', cardRole: 'meta', width: 190 },
  { id: 'waiting_days', label: 'Waiting Days', type: 'number', cardRole: 'value', width: 125 },
  {
    id: 'status',
    label: 'Status',
    type: 'custom',
    cell: ({ status }) => <Status value={status} />,
    width: 170,
  },
  { id: 'refusal', label: 'Cannot Decide', type: 'text', defaultHidden: true, width: 250 },
]);
