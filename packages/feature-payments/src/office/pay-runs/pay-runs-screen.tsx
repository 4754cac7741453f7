import { useQuery } from '@tanstack/react-query';
import { DataListFor, queryFor, RecordActions, useGo, useMay } from '@upline/shell';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { useEffect, useState } from 'react';
import { draftAction } from './draft-run.tsx';
import { PAY_RUN_LIST, type PayRun } from './pay-run-lists.ts';
import { PAY_RUN_COLUMNS } from './pay-runs-table.tsx';

/** `/pay-runs`: every run with what it pays, and the next one to draft (domain.md 2.36). */
export function PayRunsScreen() {
  const go = useGo();
  const [drafted, setDrafted] = useState<PayRun>();
  // The form has to know that it is saved before the page may be left.
  useEffect(() => {
    if (drafted) void go({ to: '/pay-runs/$id', params: { id: drafted.id } });
  }, [drafted, go]);
  const mayDraft = useMay('createPayRun');
  const { data: proposal } = useQuery({ ...queryFor('proposePayRun'), enabled: mayDraft, staleTime: 0 });
  return (
    <>
      <PageHeader
        title="Pay runs"
        facts={[
          proposal?.is_possible === false && 'One run at a time: close the present one before the next',
        ]}
        primary={
          mayDraft &&
          proposal?.is_possible && (
            <RecordActions size="sm" filled="draft" actions={[draftAction(proposal, setDrafted)]} />
          )
        }
      />
      <DataListFor
        operations={PAY_RUN_LIST}
        label="Pay runs"
        noun={{ one: 'pay run', many: 'pay runs' }}
        columns={PAY_RUN_COLUMNS}
        rowTarget={(row) => ({ to: '/pay-runs/$id', params: { id: row.id } })}
        empty={{
          title: 'Nothing here yet.',
          description: 'A pay run collects what is pending, shows what everybody would get, and pays it.',
        }}
      />
    </>
  );
}
