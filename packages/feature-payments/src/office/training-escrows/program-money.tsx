import { useQuery } from '@tanstack/react-query';
import { queryFor } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { EmptyState, ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import { OfficePolicyLink } from '../office-links.tsx';

const MOST = 500;

/** The Training lines of a trainee: what waits, what was released, and what went to the writers. */
export function ProgramMoney({ code }: { readonly code: string }) {
  // A list leaves out what is voided unless it is asked for: what reverted is.
  const standing = useTrainingLines(code, false);
  const voided = useTrainingLines(code, true);
  const failed = [standing, voided].find(({ error }) => error);
  if (failed?.error) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!standing.data || !voided.data) return <Loading label="Money" />;
  const rows = [...standing.data.rows, ...voided.data.rows];
  if (rows.length === 0)
    return (
      <EmptyState>No training money yet. It is made when a policy with this trainee is paid.</EmptyState>
    );
  return (
    <Card title="Training lines">
      <FactTable
        label="Training lines"
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            label: 'Posted',
            of: ({ id, posted_at }) => (
              <Link to={{ to: '/compensations/$id', params: { id } }}>
                <DateText value={posted_at} />
              </Link>
            ),
          },
          { label: 'Policy', of: (row) => <OfficePolicyLink policy={row} /> },
          {
            label: 'Writer',
            of: ({ source_associate }) => source_associate && <Private>{source_associate.name}</Private>,
          },
          {
            label: 'Amount',
            isNumber: true,
            of: ({ amount_cents, currency }) => <Money cents={amount_cents} currency={currency} />,
          },
          {
            label: 'Status',
            of: ({ status, voided_at }) => <Status value={voided_at === null ? status : 'Voided'} />,
          },
        ]}
      />
    </Card>
  );
}

const useTrainingLines = (code: string, isVoided: boolean) =>
  useQuery(
    queryFor('listAllCompensations', {
      query: {
        filter: {
          associate_code: { eq: code },
          compensation_type: { in: ['Training'] },
          voided: { eq: isVoided },
        },
        limit: MOST,
      },
    }),
  );
