import { useQuery } from '@tanstack/react-query';
import { useMay, useSave } from '@upline/shell';
import { IconButton } from '@upline/ui-kit/button/icon-button.tsx';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { IconX } from '@upline/ui-kit/icons/icons.ts';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { announcementsQuery } from '../main.ts';
import classes from './announcements.module.css';

/** News of the home office for this person, until each is put away. Without any there is no card (domain.md 2.33). */
export function Announcements() {
  const mayRead = useMay('listOwnAnnouncements');
  const mayDismiss = useMay('dismissAnnouncement');
  const { data, error, refetch } = useQuery({ ...announcementsQuery, enabled: mayRead });
  const dismiss = useSave({ operation: 'dismissAnnouncement', refresh: ['listOwnAnnouncements'] });
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
        {data.rows.map(({ id, title, body }) => (
          <li key={id} className={classes.announcement}>
            <div className={classes.head}>
              <h3 className={classes.title}>{title}</h3>
              {mayDismiss && (
                <IconButton
                  label={`Put away: ${title}`}
                  onClick={() => void dismiss.save({ params: { id } })}
                >
                  <IconX size={16} stroke={1.75} aria-hidden />
                </IconButton>
              )}
            </div>
            <p className={classes.body}>{body}</p>
          </li>
        ))}
      </ul>
      {dismiss.error && <p role="alert">{dismiss.error.message}</p>}
    </Card>
  );
}
