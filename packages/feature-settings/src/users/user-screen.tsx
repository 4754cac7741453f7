import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { listed, queryFor, RecordScreen, useMay, useRecordActions } from '@upline/shell';
import { LinkButton, usePrivateText } from '@upline/ui-kit';
import { UserConflicts } from './user-conflicts.tsx';
import { UserOverview } from './user-overview.tsx';
import { UserSessions } from './user-sessions.tsx';
import { adminActions } from './users.actions.tsx';
import { kindWords } from './users-list.ts';

const route = getRouteApi('/signed-in/settings/users/$code');

/** `settings/users/{code}`: what an admin may do, and where they are signed in. */
export function UserScreen() {
  const { code } = route.useParams();
  const { tab = 'overview' } = route.useSearch();
  const { data: admin } = useSuspenseQuery(queryFor('getAdmin', { params: { code } }));
  const privately = usePrivateText();
  const mayAudit = useMay('listAuditEntries');
  const { menu, dialog } = useRecordActions(adminActions(admin, privately));
  return (
    <RecordScreen
      noun="Admin"
      name={admin.name}
      code={admin.code}
      status={admin.status}
      facts={[kindWords(admin.kind), ...(admin.roles.length > 0 ? [admin.roles.join(', ')] : [])]}
      secondary={
        mayAudit && (
          <LinkButton
            to={{
              to: '/audit',
              search: listed('listAuditEntries', { filter: { actor_code: { eq: code } } }),
            }}
          >
            What they did
          </LinkButton>
        )
      }
      actions={menu}
      page={{ to: '/settings/users/$code', params: { code } }}
      tab={tab}
      tabs={{
        overview: { label: 'Overview', content: <UserOverview admin={admin} /> },
        conflicts: { label: 'Conflicts of interest', content: <UserConflicts admin={admin} /> },
        sessions: { label: 'Sessions', content: <UserSessions admin={admin} /> },
      }}
    >
      {dialog}
    </RecordScreen>
  );
}
