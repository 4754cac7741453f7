import { useQuery } from '@tanstack/react-query';
import { queryFor } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { EmptyState, ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { DoneBy } from '../office-links.tsx';
import { FileButton } from './file-button.tsx';
import classes from './pay-runs.module.css';

/** The files that went to the bank; their names have the run, never an amount. */
export function BankFilesPart({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(queryFor('listBankFiles', { params: { id } }));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label="Bank files" />;
  if (data.rows.length === 0) return <EmptyState>No bank file was made of this run yet.</EmptyState>;
  return (
    <div className={classes.part}>
      <Card title="Bank files">
        <p className={classes.muted}>
          Account numbers are in the files in full. Every download is in the audit trail.
        </p>
        <FactTable
          label="Bank files"
          rows={data.rows}
          rowKey={(file) => file.id}
          columns={[
            { label: 'File', of: ({ file_name }) => file_name },
            { label: 'Made', of: ({ created_at }) => <DateText value={created_at} /> },
            { label: 'By', of: ({ created_by }) => <DoneBy person={created_by} /> },
            { label: 'Payouts', isNumber: true, of: ({ payouts }) => payouts },
            {
              label: 'Total',
              isNumber: true,
              of: ({ total_cents, currency }) => <Money cents={total_cents} currency={currency} />,
            },
            { label: 'Download', of: (file) => <FileButton file={file} /> },
          ]}
        />
      </Card>
    </div>
  );
}
