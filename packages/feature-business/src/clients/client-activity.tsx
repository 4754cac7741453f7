import { useInfiniteQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { useApi } from '@upline/shell';
import { Button, Private } from '@upline/ui-kit';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { EmptyState, ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { Timeline } from '@upline/ui-kit/timeline/timeline.tsx';

const PAGE = 50;
type Row = OperationAnswer<'listClientAudit'>['rows'][number];

const TITLES: Readonly<Record<string, string>> = {
  create: 'Client created',
  update: 'Client changed',
  delete: 'Client deleted',
  transition: 'Status changed',
  reveal: 'ID document number shown',
  export: 'Exported',
};

function titleOf({ kind, action, changes }: Row): string {
  if (kind === 'note') return 'Note';
  const archived = changes.find(({ field }) => field === 'Archived');
  if (archived) return archived.new === 'Yes' ? 'Client archived' : 'Client restored';
  return TITLES[action ?? ''] ?? 'Client changed';
}

/** Who did what to a client and when, changes and notes together (D.7.46). */
export function ClientActivity({ id }: { readonly id: string }) {
  const api = useApi();
  const activity = useInfiniteQuery({
    queryKey: ['listClientAudit', { params: { id } }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      api.call('listClientAudit', {
        params: { id },
        query: { page: String(pageParam), limit: String(PAGE) },
        signal,
      } as never) as Promise<OperationAnswer<'listClientAudit'>>,
    initialPageParam: 1,
    // One row beyond the page says that there is more (SPEC 7).
    getNextPageParam: (last, pages) => (last.rows.length > PAGE ? pages.length + 1 : undefined),
  });
  if (activity.isPending) return <Loading label="Activity" />;
  if (activity.isError) return <ErrorState error={activity.error} onRetry={() => void activity.refetch()} />;
  const rows = activity.data.pages.flatMap((page) => page.rows.slice(0, PAGE));
  if (rows.length === 0) return <EmptyState>Nothing has happened yet.</EmptyState>;
  return (
    <>
      <Timeline
        label="Activity"
        entries={rows.map((row) => ({
          id: row.id,
          title: titleOf(row),
          at: row.at,
          actor: row.actor_name ?? row.actor_code,
          viaProxy: row.proxy_admin_code !== null,
          body: row.text ? <Private>{row.text}</Private> : row.reason && `Reason: ${row.reason}`,
          changes: row.changes.map((change) => ({
            field: change.field,
            before: change.old,
            after: change.new,
          })),
        }))}
      />
      {activity.hasNextPage && (
        <Button busy={activity.isFetchingNextPage} onClick={() => void activity.fetchNextPage()}>
          Show older
        </Button>
      )}
    </>
  );
}
