import { DateText, Status } from '@upline/ui-kit';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { type InternationalAppointment, scopeText } from './international.ts';

/** What was asked for before, and why it is not in force. */
export const InternationalHistory = ({ rows }: { readonly rows: readonly InternationalAppointment[] }) => (
  <FactTable
    label="Earlier requests"
    rows={rows}
    rowKey={({ id }) => id}
    columns={[
      { label: 'Purpose', of: scopeText },
      { label: 'Status', of: ({ status }) => <Status value={status} /> },
      { label: 'Reason', of: ({ decision_reason }) => decision_reason },
      { label: 'Submitted', of: ({ created_at }) => <DateText value={created_at} /> },
      { label: 'Decided', of: ({ decided_at }) => <DateText value={decided_at} /> },
    ]}
  />
);
