import { useQuery } from '@tanstack/react-query';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { EmptyState, ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import classes from '../dashboard.module.css';
import { latestNoticesQuery } from './book.ts';
import { NoticeRows } from './notice-rows.tsx';

/** The last notices about the person. */
export function LatestNotices() {
  const latest = useQuery(latestNoticesQuery);
  const rows = latest.data?.rows.slice(0, 5) ?? [];
  return (
    <Card title="Notifications" flush>
      {latest.isPending && (
        <div className={classes.inside}>
          <Loading label="notifications" shape="rows" count={3} />
        </div>
      )}
      {latest.isError && <ErrorState error={latest.error} onRetry={() => void latest.refetch()} />}
      {latest.isSuccess && rows.length === 0 && <EmptyState>Notices about you appear here.</EmptyState>}
      {rows.length > 0 && <NoticeRows notices={rows} />}
    </Card>
  );
}
