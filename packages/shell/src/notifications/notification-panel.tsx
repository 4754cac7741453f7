import { useQuery } from '@tanstack/react-query';
import { Button } from '@upline/ui-kit/button/button.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { EmptyState, ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { queryFor } from '../data/query-for.ts';
import { useSave } from '../data/use-save.ts';
import { Panel } from '../frame/panel.tsx';
import { AppLink } from '../navigation/app-link.tsx';
import classes from './notification-panel.module.css';

const LATEST = 10;

/** The latest notices. Opening one shows it and marks it read. */
export default function NotificationPanel({ onClose }: { readonly onClose: () => void }) {
  const latest = useQuery(queryFor('listNotifications', { query: { limit: LATEST } }));
  const markAll = useSave({
    operation: 'markAllNotificationsRead',
    refresh: ['listNotifications', 'countUnreadNotifications', 'getNotification'],
  });
  const rows = latest.data?.rows.slice(0, LATEST) ?? [];
  const unread = rows.some((row) => row.status === 'Unread');
  return (
    <Panel label="Notifications" width={400} onClose={onClose}>
      <header className={classes.head}>
        <h2 className={classes.title}>Notifications</h2>
        {unread && (
          <Button size="xs" variant="subtle" loading={markAll.saving} onClick={() => void markAll.save({})}>
            Mark all read
          </Button>
        )}
      </header>
      {markAll.error && <ErrorState error={markAll.error} />}
      {latest.isPending && <Loading label="notifications" shape="rows" count={3} />}
      {latest.isError && <ErrorState error={latest.error} onRetry={() => void latest.refetch()} />}
      {latest.isSuccess && rows.length === 0 && (
        <EmptyState>Nothing new. Notices about you appear here.</EmptyState>
      )}
      <ul className={classes.list}>
        {rows.map((row) => (
          <li key={row.id}>
            <AppLink
              to={{ to: '/notifications/$id', params: { id: row.id } }}
              className={classes.notice}
              data-unread={row.status === 'Unread' || undefined}
              onClick={onClose}
            >
              <span className={classes.subject}>
                {row.status === 'Unread' && <span className="up-sr-only">Unread: </span>}
                <Private>{row.title}</Private>
              </span>
              <span className={classes.time}>
                <DateText value={row.created_at} relative />
              </span>
              <span className={classes.body}>
                <Private>{row.body}</Private>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
