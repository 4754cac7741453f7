import { useInfiniteQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { useApi } from '@upline/shell';
import { Button } from '@upline/ui-kit';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { EmptyState, ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { Timeline } from '@upline/ui-kit/timeline/timeline.tsx';

type Entry = OperationAnswer<'listPolicyAudit'>['rows'][number];

const PAGE = 50;
const TITLES: Readonly<Record<string, string>> = {
  create: 'Policy created',
  delete: 'Policy deleted',
  transition: 'Status changed',
};

interface PolicyActivityProps {
  readonly id: string;
  /** Whose view of it: an associate's, or the home office's. */
  readonly operation?: 'listPolicyAudit' | 'listAdminPolicyAudit';
}

/** Who did what to a policy and when, newest first. */
export function PolicyActivity({ id, operation = 'listPolicyAudit' }: PolicyActivityProps) {
  const api = useApi();
  const activity = useInfiniteQuery({
    queryKey: [operation, { params: { id } }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      api.call(operation, {
        params: { id },
        query: { page: String(pageParam), limit: String(PAGE) },
        signal,
      } as never) as Promise<OperationAnswer<'listPolicyAudit'>>,
    initialPageParam: 1,
    // One row beyond the page says that there is more (SPEC 7).
    getNextPageParam: (last, pages) => (last.rows.length > PAGE ? pages.length + 1 : undefined),
  });
  if (activity.isPending) return <Loading label="Activity" />;
  if (activity.isError) return <ErrorState error={activity.error} onRetry={() => void activity.refetch()} />;
  const rows: readonly Entry[] = activity.data.pages.flatMap((page) => page.rows.slice(0, PAGE));
  if (rows.length === 0) return <EmptyState>Nothing has happened yet.</EmptyState>;
  return (
    <>
      <Timeline
        label="Activity"
        entries={rows.map((row) => ({
          id: row.id,
          title: TITLES[row.action] ?? 'Policy changed',
          at: row.at,
          actor: row.actor_name ?? row.actor_code,
          viaProxy: row.proxy_admin_code !== null,
          body: row.reason && `Reason: ${row.reason}`,
          changes: row.changes.map((change) => ({
            field: change.field,
            before: change.old,
            after: change.new,
          })),
        }))}
      />
      {activity.hasNextPage && (
        <Button loading={activity.isFetchingNextPage} onClick={() => void activity.fetchNextPage()}>
          Show older
        </Button>
      )}
    </>
  );
}
