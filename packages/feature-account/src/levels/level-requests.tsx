import type { OperationAnswer } from '@upline/api-client';
import { Card, Dash, DateText, Status } from '@upline/ui-kit';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';

type Request = OperationAnswer<'listLevelRequests'>['rows'][number];

/** Own requests for a level and what became of them (domain.md 2.33). */
export function LevelRequests({ rows }: { readonly rows: readonly Request[] }) {
  if (rows.length === 0) return null;
  return (
    <Card title="Requests">
      <FactTable
        label="Requests"
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { label: 'Level', of: ({ to_level }) => to_level.name },
          { label: 'Sent', of: ({ created_at }) => <DateText value={created_at} /> },
          { label: 'Status', of: ({ status }) => <Status value={status} /> },
          { label: 'Decided', of: ({ decided_at }) => <DateText value={decided_at} /> },
          { label: 'Holds from', of: ({ effective_date }) => <DateText value={effective_date} /> },
          { label: 'Reason', of: ({ decision_reason }) => decision_reason ?? <Dash /> },
        ]}
      />
    </Card>
  );
}
