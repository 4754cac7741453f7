import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ListScreen, queryFor } from '@upline/shell';
import { Button } from '@upline/ui-kit/button/button.tsx';
import { useEffect, useRef } from 'react';
import { EXPORT_LIST } from './export-list.ts';
import { EXPORT_COLUMNS } from './exports-table.tsx';

/** How often the list is asked whether a file is ready. */
const ASK_EVERY_MS = 5_000;
const preparing = queryFor('countExports', { query: { filter: { state: { in: ['Preparing'] } } } });

/** `reports/exports`: what was asked for, its state, and the file for 24 hours, once (R-REP-01). */
export function ExportsScreen() {
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ['listExports'] });
  return (
    <ListScreen
      title="My exports"
      back={{ to: '/reports' }}
      facts={['Each file can be downloaded once, within 24 hours']}
      secondary={<Button onClick={refresh}>Refresh</Button>}
      operations={EXPORT_LIST}
      noun={{ one: 'export', many: 'exports' }}
      columns={EXPORT_COLUMNS}
      search={{ field: 'file_name', placeholder: 'Search files' }}
      empty={{
        title: 'Nothing here yet.',
        description: 'What you export from a list or a report is listed here for seven days.',
      }}
    >
      <FollowPreparing onChange={refresh} />
    </ListScreen>
  );
}

/** Shows a file that has become ready without being asked. */
function FollowPreparing({ onChange }: { readonly onChange: () => void }) {
  const { data } = useQuery({
    ...preparing,
    refetchInterval: ({ state }) =>
      (state.data as { count: number } | undefined)?.count ? ASK_EVERY_MS : false,
  });
  const count = data?.count ?? 0;
  const before = useRef(count);
  useEffect(() => {
    if (before.current !== count) onChange();
    before.current = count;
  });
  return null;
}
