import { DataListFor } from '@upline/shell';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { useMemo } from 'react';
import { PayoutList } from '../payouts/payout-list.tsx';
import { type PayRun, payoutsOf, reviewOf } from './pay-run-lists.ts';
import { REVIEW_COLUMNS } from './review-table.tsx';

/** Payouts of a run: as they would be while it is open, as they are once it is closed. */
export function RunPayouts({ run: { id, status, work } }: { readonly run: PayRun }) {
  if (status === 'Draft')
    return (
      <EmptyState>A draft has no payouts. Open it, and what everybody would get is computed.</EmptyState>
    );
  if (status === 'Closed') return <ClosedPayouts id={id} />;
  if (work === 'Reviewing') return <EmptyState>The payouts are being computed.</EmptyState>;
  return <Review id={id} />;
}

function ClosedPayouts({ id }: { readonly id: string }) {
  const operations = useMemo(() => payoutsOf(id), [id]);
  return <PayoutList operations={operations} />;
}

function Review({ id }: { readonly id: string }) {
  const operations = useMemo(() => reviewOf(id), [id]);
  return (
    <DataListFor
      operations={operations}
      label="Payouts as they would be"
      noun={{ one: 'payout', many: 'payouts' }}
      columns={REVIEW_COLUMNS}
      rowKey={(row) => row.associate.code}
      rowTarget={(row) => ({ to: '/associates/$code', params: { code: row.associate.code } })}
      avatar={(row) => ({ name: row.associate.name })}
      search={{ field: 'associate', digits: 'associate_code', placeholder: 'Search associates' }}
      empty={{
        title: 'Nobody has pending lines.',
        description: 'What becomes ready to pay comes into the run until it is opened.',
      }}
    />
  );
}
