import { useQuery } from '@tanstack/react-query';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { EmptyState, ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import classes from '../dashboard.module.css';
import { latestNoticesQuery } from './book.ts';

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
      <ul className={classes.rows}>
        {rows.map((notice) => (
          <li key={notice.id}>
            <Link to={{ to: '/notifications/$id', params: { id: notice.id } }} className={classes.row}>
              <div className={classes.words}>
                <p className={classes.name}>
                  <Private>{notice.title}</Private>
                </p>
                <p className={classes.muted}>
                  <DateText value={notice.created_at} relative />
                </p>
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
