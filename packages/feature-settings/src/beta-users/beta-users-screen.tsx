import { betaUsersFields } from '@upline/api-client/lists/beta-users.ts';
import { columnsFor, ListScreen } from '@upline/shell';
import { usePrivateText } from '@upline/ui-kit';
import { BETA_USER_LIST } from './beta-user-list.ts';
import { addBetaUser, betaUserActions } from './beta-users.actions.ts';

const COLUMNS = columnsFor<'listBetaUsers'>(betaUsersFields, [
  { field: 'name', pinned: true, secret: true, cardRole: 'title', width: 220 },
  { field: 'code', secret: true, cardRole: 'subtitle', width: 120 },
  { field: 'level', value: ({ level }) => level, cardRole: 'meta', width: 220 },
  { field: 'status', as: 'status', cardRole: 'value', width: 130 },
  { field: 'country', cardRole: 'meta', width: 110 },
]);

/** `settings/beta-users`: who sees what is still being tried out (domain.md 7.4). */
export function BetaUsersScreen() {
  const privately = usePrivateText();
  return (
    <ListScreen
      title="Beta users"
      begins={[addBetaUser]}
      operations={BETA_USER_LIST}
      label="Beta users"
      noun={{ one: 'beta user', many: 'beta users' }}
      columns={COLUMNS}
      rowKey={(row) => row.code}
      rowTarget={(row) => ({ to: '/associates/$code', params: { code: row.code } })}
      actions={(row) => betaUserActions(row, privately)}
      search={{ field: 'name', digits: 'code', placeholder: 'Search beta users' }}
      empty={{
        title: 'Nothing here yet.',
        description: 'Associates who see features that are still being tried out are listed here.',
      }}
    />
  );
}
