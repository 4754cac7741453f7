import { useSuspenseQuery } from '@tanstack/react-query';
import { stateName } from '@upline/domain';
import { queryFor } from '@upline/shell';
import { Card, Dash, DateText, EmptyState, Link, Status } from '@upline/ui-kit';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';

/** The providers the member may write business with, and where (domain.md 2.4). */
export function MemberAppointments({ code }: { readonly code: string }) {
  const { data } = useSuspenseQuery(queryFor('getMemberLicensing', { params: { code } }));
  return (
    <Card title="Provider appointments">
      {data.appointments.length === 0 ? (
        <EmptyState>No appointment has been requested yet.</EmptyState>
      ) : (
        <FactTable
          label="Provider appointments"
          rows={data.appointments}
          rowKey={({ id }) => id}
          columns={[
            {
              label: 'Provider',
              of: ({ provider }) => (
                <Link
                  to={{
                    to: '/business/product-providers/$provider_id',
                    params: { provider_id: provider.id },
                  }}
                >
                  {provider.name}
                </Link>
              ),
            },
            { label: 'State', of: ({ state }) => stateName(state) },
            { label: 'Writing number', of: ({ writing_number }) => writing_number ?? <Dash /> },
            { label: 'Status', of: ({ status }) => <Status value={status} /> },
            { label: 'Effective', of: ({ effective_date }) => <DateText value={effective_date} /> },
            { label: 'JIT', of: ({ jit }) => (jit ? 'Yes' : 'No') },
          ]}
        />
      )}
    </Card>
  );
}
