import type { OperationAnswer } from '@upline/api-client';
import { AM_BEST_RATINGS, APPOINTMENT_STATUSES, formatPhone, PROVIDER_STATUSES } from '@upline/domain';
import { Status } from '@upline/ui-kit';
import { wordColumn } from '@upline/ui-kit/data-list/column-options.ts';
import type { DataListColumn } from '@upline/ui-kit/data-list/index.ts';

export type ProviderRow = OperationAnswer<'listProviders'>['rows'][number];

/** Columns of the providers list (domain.md 2.14); ids are the fields of the request. */
export const PROVIDER_COLUMNS: readonly DataListColumn<ProviderRow>[] = [
  {
    id: 'name',
    label: 'Name',
    type: 'text',
    sortable: true,
    filter: { type: 'text' },
    cardRole: 'title',
    pinned: true,
    width: 230,
  },
  {
    ...wordColumn('my_appointment_status', 'My Appointment', APPOINTMENT_STATUSES),
    cell: (row) => <Status value={row.my_appointment_status} />,
    cardRole: 'subtitle',
    width: 160,
  },
  {
    id: 'my_writing_number',
    label: 'My Writing Number',
    type: 'text',
    sortable: true,
    filter: { type: 'text' },
    cardRole: 'meta',
    width: 165,
  },
  {
    id: 'product_types',
    label: 'Product Types',
    type: 'text',
    sortable: true,
    value: (row) => row.product_types.join(', '),
    filter: { type: 'text' },
    cardRole: 'meta',
    width: 340,
  },
  {
    id: 'countries',
    label: 'Countries',
    type: 'text',
    sortable: true,
    value: (row) => row.countries.join(', '),
    filter: { type: 'text' },
    width: 130,
  },
  { ...wordColumn('am_best_rating', 'AM Best Rating', AM_BEST_RATINGS), width: 150 },
  {
    id: 'phone',
    label: 'Phone',
    type: 'text',
    value: (row) => row.phone && formatPhone(row.phone),
    defaultHidden: true,
    width: 140,
  },
  {
    ...wordColumn('status', 'Status', PROVIDER_STATUSES),
    cell: (row) => <Status value={row.status} />,
    defaultHidden: true,
    width: 110,
  },
  {
    id: 'appointed',
    label: 'Appointed',
    type: 'boolean',
    sortable: true,
    value: (row) => row.my_appointment_status === 'Appointed',
    filter: { type: 'boolean' },
    defaultHidden: true,
    width: 120,
  },
];
