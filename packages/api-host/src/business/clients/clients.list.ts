import { CLIENT_TYPES, COUNTRIES, foldText, MONTHS, STATE_CODES } from '@upline/domain';
import { sql } from 'kysely';
import { defineList } from '../../platform/list/define-list.ts';
import { phoneField } from '../../platform/list/list-field.ts';
import type { ClientListRow } from './clients.store.ts';

/** Clients of the caller: by last name, businesses by company name in the same column; archived ones only when asked for. */
export const clientList = defineList<ClientListRow>({
  name: 'clients',
  fields: {
    name: {
      label: 'Name',
      type: 'text',
      isPrivate: true,
      column: 'client.name_key',
      normalize: foldText,
      sort: { column: 'client.sort_key', type: 'text' },
    },
    type: { label: 'Type', type: 'enum', column: 'client.type', options: CLIENT_TYPES },
    phone: phoneField('client.phone'),
    email: { label: 'Email', type: 'text', isPrivate: true, column: 'client.email', nullable: true },
    city: { label: 'City', type: 'text', column: 'client.city' },
    state: { label: 'State', type: 'enum', column: 'client.state', options: STATE_CODES },
    country: { label: 'Country', type: 'enum', column: 'client.country', options: COUNTRIES },
    birthday_month: {
      label: 'Birthday Month',
      type: 'enum',
      column: sql`(array[${sql.join(MONTHS.map((month) => sql.lit(month)))}])[client.birth_month]`,
      options: MONTHS,
      nullable: true,
      sort: { column: 'client.birth_month', type: 'number' },
    },
    policies: { label: 'Policies', type: 'number', column: 'held.policies' },
    archived: { label: 'Archived', type: 'boolean', column: sql`(client.archived_at is not null)` },
    last_activity_at: { label: 'Last Activity', type: 'datetime', column: 'client.last_activity_at' },
    created_at: { label: 'Created', type: 'datetime', column: 'client.created_at' },
  },
  defaultOrder: { name: 'ASC' },
  assumed: { archived: { eq: false } },
  key: { column: 'client.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
