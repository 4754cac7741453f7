import { proxySessionsFields } from '@upline/api-client/lists/proxy-sessions.ts';
import { columnsFor, ListScreen, listed } from '@upline/shell';
import { Status } from '@upline/ui-kit/status/status.tsx';
import { VIEW_LIST } from './view-list.ts';

const COLUMNS = columnsFor<'listProxySessions'>(proxySessionsFields, [
  { field: 'associate_name', secret: true, pinned: true, cardRole: 'title', width: 170 },
  { field: 'associate_code', secret: true, cardRole: 'subtitle', width: 145 },
  { field: 'admin_name', cardRole: 'meta', width: 145 },
  { field: 'admin_code', defaultHidden: true, width: 120 },
  { field: 'reason', secret: true, width: 280 },
  { field: 'started_at', cardRole: 'meta', width: 165 },
  { field: 'ends_at', defaultHidden: true, width: 160 },
  { id: 'closed_at', label: 'Left', type: 'datetime', width: 165 },
  {
    id: 'status',
    label: 'Status',
    type: 'text',
    cell: ({ status }) => <Status value={status} tone={status === 'Active' ? 'warning' : 'neutral'} />,
    cardRole: 'value',
    width: 95,
  },
]);

/** `audit/accounts-viewed`: which admin viewed the portal as whom, and why (domain.md 2.32). */
export function ViewsScreen() {
  return (
    <ListScreen
      title="Accounts viewed"
      operations={VIEW_LIST}
      noun={{ one: 'view', many: 'views' }}
      columns={COLUMNS}
      rowTarget={({ associate_code }) => ({ to: '/associates/$code', params: { code: associate_code } })}
      rowActions={({ admin_code, associate_code }) => [
        {
          id: 'trail',
          label: 'What was done in it',
          target: {
            to: '/audit',
            search: listed('listAuditEntries', {
              filter: { proxy_admin_code: { eq: admin_code }, owner_code: { eq: associate_code } },
            }),
          },
        },
      ]}
      search={{ field: 'associate_name', placeholder: 'Search associates' }}
      empty={{
        title: 'Nothing here yet. Whenever an admin views the portal as an associate, it appears here.',
      }}
    />
  );
}
