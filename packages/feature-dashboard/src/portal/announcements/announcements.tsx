import { useQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { useMay, useSave } from '@upline/shell';
import { IconButton } from '@upline/ui-kit/button/icon-button.tsx';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { IconX } from '@upline/ui-kit/icons/icons.ts';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { announcementsQuery } from '../main.ts';
import classes from './announcements.module.css';

type Announcement = OperationAnswer<'listOwnAnnouncements'>['rows'][number];

/** News of the home office for this person, until each is put away. Without any there is no card (domain.md 2.33). */
export function Announcements() {
  const mayRead = useMay('listOwnAnnouncements');
  const { data, error, refetch } = useQuery({ ...announcementsQuery, enabled: mayRead });
  if (error && !data)
    return (
      <Card title="Announcements">
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Card>
    );
  if (!data || data.rows.length === 0) return null;
  return (
    <Card title="Announcements">
      <ul className={layout.plainList}>
        {data.rows.map((row) => (
          <Line key={row.id} announcement={row} />
        ))}
      </ul>
    </Card>
  );
}

function Line({ announcement: { id, title, body } }: { readonly announcement: Announcement }) {
  const mayDismiss = useMay('dismissAnnouncement');
  const dismiss = useSave({ operation: 'dismissAnnouncement', refresh: ['listOwnAnnouncements'] });
  return (
    <li className={classes.announcement}>
      <div className={classes.head}>
        <h3 className={classes.title}>{title}</h3>
        {mayDismiss && (
          <IconButton label={`Put away: ${title}`} onClick={() => void dismiss.save({ params: { id } })}>
            <IconX size={16} stroke={1.75} aria-hidden />
          </IconButton>
        )}
      </div>
      <p className={classes.body}>{body}</p>
      {dismiss.error && <p role="alert">{dismiss.error.message}</p>}
    </li>
  );
}
