import { adminsFields } from '@upline/api-client/lists/admins.ts';
import { columnsFor } from '@upline/shell';
import { kindWords } from './users-list.ts';

/** Columns of the list of admins. */
export const USER_COLUMNS = columnsFor<'listAdmins'>(adminsFields, [
  { field: 'name', pinned: true, secret: true, cardRole: 'title', width: 190 },
  { field: 'kind', word: kindWords, cardRole: 'subtitle', width: 120 },
  { field: 'roles', value: ({ roles }) => roles.join(', '), cardRole: 'meta', width: 260 },
  { field: 'status', as: 'status', cardRole: 'value', width: 110 },
  { field: 'last_signed_in_at', relative: true, cardRole: 'meta', width: 140 },
  { field: 'email', secret: true, width: 230 },
  { field: 'username', secret: true, defaultHidden: true, width: 150 },
  { field: 'code', width: 110 },
  { field: 'created_at', relative: true, defaultHidden: true, width: 140 },
]);
