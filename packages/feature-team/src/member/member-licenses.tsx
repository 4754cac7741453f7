import { useSuspenseQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { stateName } from '@upline/domain';
import { queryFor } from '@upline/shell';
import { Card, Dash, DateText, EmptyState, Status } from '@upline/ui-kit';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';

type Licensing = OperationAnswer<'getMemberLicensing'>;

/** Licenses with type, state, number and end; of E&O and certificates only status and end (domain.md 7.1). */
export function MemberLicenses({ code }: { readonly code: string }) {
  const { data } = useSuspenseQuery(queryFor('getMemberLicensing', { params: { code } }));
  return (
    <div className={layout.stack}>
      <Card title="Licenses">
        <Licenses rows={data.licenses} />
      </Card>
      <Card title="E&O policies">
        {data.eo_policies.length === 0 ? (
          <EmptyState>No E&O policy has been entered.</EmptyState>
        ) : (
          <FactTable
            label="E&O policies"
            rows={data.eo_policies}
            rowKey={({ id }) => id}
            columns={[
              { label: 'Policy', of: () => 'E&O' },
              { label: 'Expires', of: ({ expiration_date }) => <DateText value={expiration_date} /> },
              { label: 'Days left', of: daysLeft, isNumber: true },
              { label: 'Approval', of: ({ approval_status }) => <Status value={approval_status} /> },
            ]}
          />
        )}
      </Card>
      <Card title="Training certificates">
        {data.training_certificates.length === 0 ? (
          <EmptyState>No certificate has been entered.</EmptyState>
        ) : (
          <FactTable
            label="Training certificates"
            rows={data.training_certificates}
            rowKey={({ id }) => id}
            columns={[
              { label: 'Kind', of: ({ kind }) => kind },
              { label: 'Valid until', of: ({ valid_until }) => <DateText value={valid_until} /> },
              { label: 'Days left', of: daysLeft, isNumber: true },
              { label: 'Approval', of: ({ approval_status }) => <Status value={approval_status} /> },
            ]}
          />
        )}
      </Card>
    </div>
  );
}

const daysLeft = ({ days_left: left }: { readonly days_left: number | null }) =>
  left === null ? <Dash /> : left < 0 ? 'Ended' : left;

function Licenses({ rows }: { readonly rows: Licensing['licenses'] }) {
  if (rows.length === 0) return <EmptyState>No license has been entered.</EmptyState>;
  return (
    <FactTable
      label="Licenses"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { label: 'Type', of: ({ type }) => type },
        { label: 'State', of: ({ state }) => stateName(state) },
        { label: 'Number', of: ({ number }) => number },
        { label: 'Resident', of: ({ is_resident }) => (is_resident ? 'Yes' : 'No') },
        { label: 'Issued', of: ({ issue_date }) => <DateText value={issue_date} /> },
        { label: 'Expires', of: ({ expiration_date }) => <DateText value={expiration_date} /> },
        { label: 'Days left', of: daysLeft, isNumber: true },
        { label: 'Status', of: ({ status }) => <Status value={status} /> },
        { label: 'Approval', of: ({ approval_status }) => <Status value={approval_status} /> },
      ]}
    />
  );
}
