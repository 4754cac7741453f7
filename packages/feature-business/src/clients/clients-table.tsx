import { clientsFields } from '@upline/api-client/lists/clients.ts';
import { formatPhone, MONTHS, stateName } from '@upline/domain';
import { columnsFor } from '@upline/shell';

/** Columns of the clients list. */
export const CLIENT_COLUMNS = columnsFor<'listClients'>(clientsFields, [
  { field: 'name', cardRole: 'title', pinned: true, secret: true, width: 215 },
  { field: 'type', cardRole: 'subtitle', width: 90 },
  {
    field: 'phone',
    value: (row) => row.phone && formatPhone(row.phone),
    cardRole: 'meta',
    secret: true,
    width: 140,
  },
  { field: 'email', secret: true, width: 245 },
  { field: 'city', cardRole: 'meta', width: 115 },
  { field: 'state', word: stateName, isCode: true, cardRole: 'meta', width: 80 },
  { field: 'country', defaultHidden: true, width: 110 },
  {
    field: 'birthday_month',
    value: (row) => (row.birth_month === null ? null : MONTHS[row.birth_month - 1]),
    file: ['birthday'],
    defaultHidden: true,
    width: 150,
  },
  { field: 'policies', width: 95 },
  { field: 'last_activity_at', relative: true, cardRole: 'value', width: 130 },
  { field: 'created_at', defaultHidden: true, width: 170 },
  {
    field: 'archived',
    value: (row) => row.archived_at !== null,
    file: ['archived_at'],
    defaultHidden: true,
    width: 110,
  },
]);
