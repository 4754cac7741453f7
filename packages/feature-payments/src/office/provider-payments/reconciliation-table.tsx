import type { OperationAnswer } from '@upline/api-client';
import { reconciliationFields } from '@upline/api-client/lists/reconciliation.ts';
import { columnsFor } from '@upline/shell';
import { Money, Status, type StatusTone } from '@upline/ui-kit';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { RECONCILIATION } from './provider-payment-lists.ts';

export type ProviderSums = OperationAnswer<'getReconciliation'>['rows'][number];
type Finding = OperationAnswer<'listReconciledRows'>['rows'][number]['finding'];

const TONES: Readonly<Record<Finding, StatusTone>> = {
  Missing: 'danger',
  Short: 'warning',
  Unknown: 'warning',
  Over: 'info',
  Agreed: 'success',
};

const currency = (row: { readonly currency: 'USD' | 'CAD' }) => row.currency;

/** Columns of what was stated against what was expected. */
export const RECONCILED_COLUMNS = columnsFor<'listReconciledRows'>(reconciliationFields, [
  { field: 'policy_number', pinned: true, cardRole: 'title', width: 150 },
  { field: 'provider', cardRole: 'subtitle', width: 170 },
  {
    field: 'finding',
    cell: ({ finding }) => <Status value={finding} tone={TONES[finding]} />,
    cardRole: 'meta',
    width: 115,
  },
  { field: 'kind', width: 110 },
  { field: 'expected_cents', currency, secret: true, width: 120 },
  { field: 'stated_cents', currency, secret: true, width: 120 },
  { field: 'paid_cents', currency, secret: true, width: 120 },
  { field: 'difference_cents', currency, secret: true, cardRole: 'value', width: 125 },
  { field: 'on_date', cardRole: 'meta', width: 115 },
  { field: 'currency', defaultHidden: true, width: 100 },
]);

export interface ProviderSumsTableProps {
  readonly rows: readonly ProviderSums[];
  readonly month: string;
}

/** Expected, stated, paid and difference of each provider; its name leads to its rows. */
export function ProviderSumsTable({ rows, month }: ProviderSumsTableProps) {
  if (rows.length === 0)
    return <EmptyState>No statement is dated in this month, and no policy was issued in it.</EmptyState>;
  const money = (of: (row: ProviderSums) => number) => (row: ProviderSums) => (
    <Money cents={of(row)} currency={row.currency} />
  );
  return (
    <FactTable
      label="Providers"
      rows={rows}
      rowKey={(row) => `${row.provider_id} ${row.currency}`}
      columns={[
        {
          label: 'Provider',
          of: (row) => (
            <Link
              to={{
                to: RECONCILIATION,
                search: {
                  month,
                  view: 'all',
                  filter: { provider: { eq: row.provider }, currency: { in: [row.currency] } },
                },
              }}
            >
              {row.provider}
            </Link>
          ),
        },
        { label: 'Expected', of: money((row) => row.expected_cents), isNumber: true },
        { label: 'Stated', of: money((row) => row.stated_cents), isNumber: true },
        { label: 'Paid', of: money((row) => row.paid_cents), isNumber: true },
        { label: 'Difference', of: money((row) => row.difference_cents), isNumber: true },
        { label: 'To claim', of: money((row) => row.claimed_cents), isNumber: true },
        { label: 'Missing', of: (row) => row.missing, isNumber: true },
        { label: 'Short', of: (row) => row.short, isNumber: true },
        { label: 'Unknown', of: (row) => row.unknown, isNumber: true },
      ]}
    />
  );
}
