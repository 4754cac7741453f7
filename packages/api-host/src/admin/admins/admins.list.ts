import { foldText } from '@upline/domain';
import { defineList } from '../../platform/list/define-list.ts';
import { upper } from '../../platform/list/list-text.ts';
import { ADMIN_KINDS, ADMIN_STATUSES } from './admins.schemas.ts';
import { type AdminRow, adminStatus, lastSignedInAt, rolesText } from './admins.store.ts';

/** Everybody who may use the admin app, by name. */
export const adminList = defineList<AdminRow>({
  name: 'admins',
  fields: {
    name: { label: 'Name', type: 'text', column: 'app_user.name_key', normalize: foldText },
    code: { label: 'Code', type: 'text', column: 'app_user.code', normalize: upper },
    email: { label: 'Email', type: 'text', column: 'app_user.email' },
    username: { label: 'Username', type: 'text', column: 'app_user.username' },
    kind: { label: 'Kind', type: 'enum', column: 'app_user.kind', options: ADMIN_KINDS },
    roles: { label: 'Roles', type: 'text', column: rolesText },
    status: { label: 'Status', type: 'enum', column: adminStatus, options: ADMIN_STATUSES },
    last_signed_in_at: {
      label: 'Last Sign-In',
      type: 'datetime',
      column: lastSignedInAt,
      nullable: true,
    },
    created_at: { label: 'Created', type: 'datetime', column: 'app_user.created_at' },
  },
  defaultOrder: { name: 'ASC' },
  key: { column: 'app_user.code', type: 'text' },
  keyOf: (row) => row.code,
});
