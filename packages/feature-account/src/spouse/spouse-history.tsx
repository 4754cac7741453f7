import { DateText, Private, Status } from '@upline/ui-kit';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import type { SpouseRequest } from './spouse.ts';

/** Requests that were answered or withdrawn. */
export function SpouseHistory({ requests }: { readonly requests: readonly SpouseRequest[] }) {
  return (
    <FactTable
      label="Earlier requests"
      rows={requests}
      rowKey={({ id }) => id}
      columns={[
        { label: 'From', of: ({ associate }) => <Private>{associate.code}</Private> },
        { label: 'To', of: ({ spouse_code }) => <Private>{spouse_code}</Private> },
        { label: 'Status', of: ({ status }) => <Status value={status} /> },
        { label: 'Asked', of: ({ created_at }) => <DateText value={created_at} /> },
        { label: 'Answered', of: ({ decided_at }) => <DateText value={decided_at} /> },
      ]}
    />
  );
}
