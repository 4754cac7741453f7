import { useQuery } from '@tanstack/react-query';
import { ListScreen, queryFor, useGo, useMay } from '@upline/shell';
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
    <ListScreen
      title="Pay runs"
      facts={[proposal?.is_possible === false && 'One run at a time: close the present one before the next']}
      begins={proposal?.is_possible ? [draftAction(proposal, setDrafted)] : []}
      operations={PAY_RUN_LIST}
      noun={{ one: 'pay run', many: 'pay runs' }}
      columns={PAY_RUN_COLUMNS}
      rowTarget={(row) => ({ to: '/pay-runs/$id', params: { id: row.id } })}
      empty={{
        title: 'Nothing here yet.',
        description: 'A pay run collects what is pending, shows what everybody would get, and pays it.',
      }}
    />
  );
}
