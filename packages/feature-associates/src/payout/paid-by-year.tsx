import { useQuery } from '@tanstack/react-query';
import { listed, queryFor, usePageAt } from '@upline/shell';
import { Card, EmptyState, Link, Loading, Money } from '@upline/ui-kit';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';

/** What was paid to an associate by year and currency, and the tax slip it asks for (R-MNY-31). */
export function PaidByYear({ code }: { readonly code: string }) {
  const { data, error, refetch } = useQuery(queryFor('listAssociateYears', { params: { code } }));
  const statements = usePageAt()('/statements');
  const yearOf = (year: number) =>
    statements ? (
      <Link
        to={{
          ...statements,
          search: listed('listPayouts', {
            filter: {
              associate_code: { eq: code },
              pay_date: { between: [`${year}-01-01`, `${year}-12-31`] },
            },
          }),
        }}
      >
        {year}
      </Link>
    ) : (
      year
    );
  return (
    <Card title="Paid by year">
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading label="Paid by year" />
      ) : data.rows.length === 0 ? (
        <EmptyState>No pay run has paid this associate yet.</EmptyState>
      ) : (
        <FactTable
          label="Paid by year"
          rows={data.rows}
          rowKey={({ year, currency }) => `${year} ${currency}`}
          columns={[
            { label: 'Year', of: ({ year }) => yearOf(year) },
            {
              label: 'Gross',
              isNumber: true,
              of: ({ gross_cents, currency }) => <Money cents={gross_cents} currency={currency} />,
            },
            {
              label: 'Chargebacks recovered',
              isNumber: true,
              of: ({ recovered_cents, currency }) => <Money cents={recovered_cents} currency={currency} />,
            },
            {
              label: 'Taxable',
              isNumber: true,
              of: ({ taxable_cents, currency }) => <Money cents={taxable_cents} currency={currency} />,
            },
            { label: 'Tax slip', of: ({ slip }) => slip ?? '—' },
          ]}
        />
      )}
    </Card>
  );
}
