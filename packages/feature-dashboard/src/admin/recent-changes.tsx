import { useQuery } from '@tanstack/react-query';
import { queryFor } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { EmptyState, ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { Timeline } from '@upline/ui-kit/timeline/timeline.tsx';

const LATEST = 10;
const latestEntriesQuery = queryFor('listAuditEntries', { query: { limit: LATEST } });

/** What `update` or `login_failed` is called in a sentence. */
const spoken = (action: string) =>
  action.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());

/** The newest audit entries: who changed what. */
export function RecentChanges() {
  const latest = useQuery(latestEntriesQuery);
  const entries = latest.data?.rows.slice(0, LATEST) ?? [];
  return (
    <Card title="Recent changes">
      {latest.isPending && <Loading label="changes" shape="rows" count={5} />}
      {latest.isError && <ErrorState error={latest.error} onRetry={() => void latest.refetch()} />}
      {latest.isSuccess && entries.length === 0 && <EmptyState>Changes to records appear here.</EmptyState>}
      {entries.length > 0 && (
        <Timeline
          label="Recent changes"
          entries={entries.map((entry) => ({
            id: String(entry.id),
            at: entry.at,
            title: (
              <>
                {spoken(entry.action)} {entry.entity.replaceAll('_', ' ')}:{' '}
                <Private>{entry.entity_label}</Private>
              </>
            ),
            actor: entry.actor_name,
            viaProxy: entry.proxy_admin_code !== null,
          }))}
        />
      )}
    </Card>
  );
}
