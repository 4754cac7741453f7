import { useInfiniteQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { useApi } from '@upline/shell';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { ActivityList } from './activity-list.tsx';
import type { Client } from './client-values.ts';

const PAGE = 50;

/** Who did what to a client and when, changes and notes together (D.7.46). */
export function ClientActivity({ client: { id } }: { readonly client: Client }) {
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
  return (
    <ActivityList
      rows={rows}
      onOlder={activity.hasNextPage ? () => void activity.fetchNextPage() : undefined}
      loadingOlder={activity.isFetchingNextPage}
    />
  );
}
