import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { Button, LinkButton } from '@upline/ui-kit/button/button.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import type { ReactNode } from 'react';
import { queryFor } from '../data/query-for.ts';
import { useSave } from '../data/use-save.ts';
import { useRecordTitle } from '../navigation/record-title.ts';
import { useMay } from '../session/access.ts';
import { wantedAddress } from '../session/wanted-address.ts';
import classes from './notification-screen.module.css';

const route = getRouteApi('/signed-in/notifications/$id');

/** One notice, read by being opened; it can be put back to unread (domain.md 2.28). */
export function NotificationScreen(): ReactNode {
  const { id } = route.useParams();
  const router = useRouter();
  const { data: notice } = useSuspenseQuery(queryFor('getNotification', { params: { id } }));
  useRecordTitle(notice.title);
  const mayMark = useMay('updateNotification');
  const mark = useSave({
    operation: 'updateNotification',
    refresh: ['listNotifications', 'countUnreadNotifications'],
    message: 'Notification updated successfully',
  });
  // A notice may point at a page this app does not have.
  const target = notice.link ? wantedAddress(router, notice.link) : '/';
  return (
    <article className={classes.page}>
      <PageHeader
        title={<Private>{notice.title}</Private>}
        facts={[<DateText key="at" value={notice.created_at} relative />]}
        primary={
          target !== '/' && (
            <LinkButton to={{ to: target }} variant="filled">
              Open
            </LinkButton>
          )
        }
        secondary={
          mayMark && (
            <Button
              loading={mark.saving}
              onClick={() => void mark.save({ params: { id }, body: { status: 'Unread' } })}
            >
              Mark unread
            </Button>
          )
        }
      />
      {mark.error && <ErrorState error={mark.error} />}
      <p className={classes.body}>
        <Private>{notice.body}</Private>
      </p>
    </article>
  );
}
