import { useQuery } from '@tanstack/react-query';
import { type NamedAction, queryFor, RecordActions, recordAction, useMay } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { EmptyState, ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import classes from '../settings.module.css';
import { type Admin, USERS_SHOWN_BY } from './users-list.ts';

const REASON_LENGTH = 5;

const endSession = (code: string, { id, device }: { id: string; device: string }): NamedAction => ({
  ...recordAction({
    operation: 'endAdminSession',
    label: 'End session',
    title: `End the session on ${device}`,
    input: { params: { code, id } },
    reason: REASON_LENGTH,
    refresh: USERS_SHOWN_BY,
    message: 'Session ended',
  }),
  key: 'end',
});

/** Where an admin is signed in; each session can be ended. */
export function UserSessions({ admin: { code } }: { readonly admin: Admin }) {
  const sessions = useQuery(queryFor('listAdminSessions', { params: { code } }));
  const mayEnd = useMay('endAdminSession');
  if (sessions.isPending) return <Loading label="Sessions" shape="rows" count={2} />;
  if (sessions.isError) return <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />;
  const { rows } = sessions.data;
  return (
    <Card title="Sessions">
      {rows.length === 0 ? (
        <EmptyState>They are not signed in anywhere.</EmptyState>
      ) : (
        <ul className={layout.list} aria-label="Sessions">
          {rows.map((session) => (
            <li key={session.id} className={classes.entry}>
              <div className={layout.words}>
                <p className={layout.strong}>{session.device}</p>
                <p className={layout.small}>
                  <Private kind="contact">{session.address}</Private> · since{' '}
                  <DateText value={session.created_at} relative /> · used{' '}
                  <DateText value={session.last_used_at} relative />
                </p>
              </div>
              {mayEnd && <RecordActions actions={[endSession(code, session)]} />}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
