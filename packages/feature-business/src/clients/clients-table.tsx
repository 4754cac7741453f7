import type { OperationAnswer } from '@upline/api-client';
import { CLIENT_TYPES, COUNTRIES, formatPhone, STATES } from '@upline/domain';
import type { DataListColumn } from '@upline/ui-kit/data-list/index.ts';

export type ClientRow = OperationAnswer<'listClients'>['rows'][number];

const words = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2000, month, 1)),
  ),
);
const states = [...STATES.USA, ...STATES.Canada].map(({ code, name }) => ({ value: code, label: name }));

/** Columns of the clients list; ids are the fields of the request. */
export const CLIENT_COLUMNS: readonly DataListColumn<ClientRow>[] = [
  {
    id: 'name',
    label: 'Name',
    type: 'text',
    sortable: true,
    filter: { type: 'text' },
    cardRole: 'title',
    pinned: true,
    secret: true,
    width: 210,
  },
  {
    id: 'type',
    label: 'Type',
    type: 'enum',
    sortable: true,
    options: words(CLIENT_TYPES),
    filter: { type: 'enum', options: words(CLIENT_TYPES) },
    cardRole: 'subtitle',
    width: 100,
  },
  {
    id: 'phone',
    label: 'Phone',
    type: 'text',
    sortable: true,
    value: (row) => row.phone && formatPhone(row.phone),
    filter: { type: 'text', nullable: true },
    cardRole: 'meta',
    secret: true,
    width: 140,
  },
  {
    id: 'email',
    label: 'Email',
    type: 'text',
    sortable: true,
    filter: { type: 'text', nullable: true },
    cardRole: 'meta',
    secret: true,
    width: 235,
  },
  { id: 'city', label: 'City', type: 'text', sortable: true, filter: { type: 'text' }, width: 120 },
  {
    id: 'state',
    label: 'State',
    type: 'enum',
    sortable: true,
    options: states,
    value: (row) => row.state,
    filter: { type: 'enum', options: states },
    cardRole: 'meta',
    width: 115,
  },
  {
    id: 'country',
    label: 'Country',
    type: 'enum',
    sortable: true,
    options: words(COUNTRIES),
    filter: { type: 'enum', options: words(COUNTRIES) },
    defaultHidden: true,
    width: 110,
  },
  {
    id: 'birthday_month',
    label: 'Birthday Month',
    type: 'enum',
    sortable: true,
    options: words(MONTHS),
    value: (row) => (row.birth_month === null ? null : MONTHS[row.birth_month - 1]),
    filter: { type: 'enum', options: words(MONTHS), nullable: true },
    defaultHidden: true,
    width: 150,
  },
  {
    id: 'last_activity_at',
    label: 'Last Activity',
    type: 'datetime',
    sortable: true,
    filter: { type: 'datetime' },
    cardRole: 'meta',
    width: 150,
  },
  {
    id: 'created_at',
    label: 'Created',
    type: 'datetime',
    sortable: true,
    filter: { type: 'datetime' },
    defaultHidden: true,
    width: 170,
  },
  {
    id: 'archived',
    label: 'Archived',
    type: 'boolean',
    sortable: true,
    value: (row) => row.archived_at !== null,
    filter: { type: 'boolean' },
    defaultHidden: true,
    width: 110,
  },
];
