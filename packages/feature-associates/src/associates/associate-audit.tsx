import { useInfiniteQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { useApi } from '@upline/shell';
import { Button } from '@upline/ui-kit';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { EmptyState, ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { Timeline } from '@upline/ui-kit/timeline/timeline.tsx';
import { timelineOf } from '../audit/audit-timeline.ts';

const PAGE = 50;

/** Everything in the trail that concerns an associate, newest first (R-AUD-07). */
export function AssociateAudit({ code }: { readonly code: string }) {
  const api = useApi();
  const trail = useInfiniteQuery({
    queryKey: ['listAssociateAudit', { params: { code } }, 'pages'],
    queryFn: ({ pageParam, signal }): Promise<OperationAnswer<'listAssociateAudit'>> =>
      api.call('listAssociateAudit', { params: { code }, query: { page: pageParam, limit: PAGE }, signal }),
    initialPageParam: 1,
    // One row beyond the page says that there is more (SPEC 7).
    getNextPageParam: (last, pages) => (last.rows.length > PAGE ? pages.length + 1 : undefined),
  });
  if (trail.isPending) return <Loading label="Audit" />;
  if (trail.isError) return <ErrorState error={trail.error} onRetry={() => void trail.refetch()} />;
  const rows = trail.data.pages.flatMap((page) => page.rows.slice(0, PAGE));
  if (rows.length === 0) return <EmptyState>Nothing has happened yet.</EmptyState>;
  return (
    <>
      <Timeline label="Audit" entries={timelineOf(rows)} />
      {trail.hasNextPage && (
        <Button loading={trail.isFetchingNextPage} onClick={() => void trail.fetchNextPage()}>
          Show older
        </Button>
      )}
    </>
  );
}
