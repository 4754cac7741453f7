import { useQuery } from '@tanstack/react-query';
import { queryFor } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { EmptyState, ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { ChangeTimeline } from './change-timeline.tsx';

const LATEST = 10;
/** Records that changed; who came and what was only read is in the audit alone. */
const CHANGES = {
  action: {
    in: ['create', 'update', 'delete', 'transition', 'approve', 'reject', 'release', 'post', 'close'],
  },
} as const;
const latestEntriesQuery = queryFor('listAuditEntries', { query: { limit: LATEST, filter: CHANGES } });

/** The newest audit entries: who changed what. */
export function RecentChanges() {
  const latest = useQuery(latestEntriesQuery);
  const entries = latest.data?.rows.slice(0, LATEST) ?? [];
  return (
    <Card title="Recent changes" actions={<Link to={{ to: '/audit' }}>Audit</Link>}>
      {latest.isPending && <Loading label="changes" shape="rows" count={5} />}
      {latest.isError && <ErrorState error={latest.error} onRetry={() => void latest.refetch()} />}
      {latest.isSuccess && entries.length === 0 && <EmptyState>Changes to records appear here.</EmptyState>}
      {entries.length > 0 && <ChangeTimeline entries={entries} />}
    </Card>
  );
}
