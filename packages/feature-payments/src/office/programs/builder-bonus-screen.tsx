import { useSuspenseQuery } from '@tanstack/react-query';
import { formatMonth, formatNumber } from '@upline/domain';
import { queryFor } from '@upline/shell';
import { BusinessVolume, Card, DateText, Money } from '@upline/ui-kit';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';

/** `programs/builder-bonus`: what each posted month has paid, by country (R-MNY-26 to R-MNY-28). */
export function BuilderBonusScreen() {
  const { data } = useSuspenseQuery(queryFor('listBuilderBonuses'));
  return (
    <>
      <PageHeader title="Builder bonus" />
      <Card title="Posted months">
        {data.rows.length === 0 ? (
          <EmptyState>No month is posted yet. A month is posted when its points are closed.</EmptyState>
        ) : (
          <FactTable
            label="Posted months"
            rows={data.rows}
            rowKey={({ month, country }) => `${month} ${country}`}
            columns={[
              { label: 'Month', of: ({ month }) => formatMonth(month) },
              { label: 'Country', of: ({ country }) => country },
              {
                label: 'Issued BV',
                isNumber: true,
                of: ({ issued_bv_cents }) => <BusinessVolume cents={issued_bv_cents} />,
              },
              {
                label: 'Pool',
                isNumber: true,
                of: ({ pool_cents, currency }) => <Money cents={pool_cents} currency={currency} />,
              },
              { label: 'Qualified', isNumber: true, of: ({ qualifiers }) => formatNumber(qualifiers) },
              {
                label: 'House',
                isNumber: true,
                of: ({ house_cents, currency }) => <Money cents={house_cents} currency={currency} />,
              },
              { label: 'Posted', of: ({ posted_at }) => <DateText value={posted_at} /> },
            ]}
          />
        )}
      </Card>
    </>
  );
}
