import { ListScreen } from '@upline/shell';
import { createAdmin } from './users.actions.tsx';
import { USER_LIST } from './users-list.ts';
import { USER_COLUMNS } from './users-table.tsx';

/** `settings/users`: who may use the admin app, and with which role (domain.md 7.2). */
export function UsersScreen() {
  return (
    <ListScreen
      title="Users and roles"
      begins={[createAdmin]}
      operations={USER_LIST}
      label="Admins"
      noun={{ one: 'admin', many: 'admins' }}
      columns={USER_COLUMNS}
      rowKey={(row) => row.code}
      rowTarget={(row) => ({ to: '/settings/users/$code', params: { code: row.code } })}
      search={{ field: 'name', digits: 'code', placeholder: 'Search admins' }}
      empty={{
        title: 'Nothing here yet.',
        description: 'Everybody who may use the admin app is listed here.',
      }}
    />
  );
}
