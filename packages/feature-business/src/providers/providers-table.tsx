import { productProvidersFields } from '@upline/api-client/lists/product-providers.ts';
import { formatPhone } from '@upline/domain';
import { columnsFor } from '@upline/shell';
import { Status } from '@upline/ui-kit';

/** Columns of the providers list (domain.md 2.14). */
export const PROVIDER_COLUMNS = columnsFor<'listProviders'>(productProvidersFields, [
  { field: 'name', cardRole: 'title', pinned: true, width: 230 },
  {
    field: 'my_appointment_status',
    cell: (row) => <Status value={row.my_appointment_status} />,
    cardRole: 'subtitle',
    width: 160,
  },
  { field: 'my_writing_number', cardRole: 'meta', width: 165 },
  { field: 'product_types', value: (row) => row.product_types.join(', '), cardRole: 'meta', width: 340 },
  { field: 'countries', value: (row) => row.countries.join(', '), width: 130 },
  { field: 'am_best_rating', width: 150 },
  {
    id: 'phone',
    label: 'Phone',
    type: 'text',
    value: (row) => row.phone && formatPhone(row.phone),
    defaultHidden: true,
    width: 140,
  },
  {
    field: 'status',
    cell: (row) => <Status value={row.status} />,
    defaultHidden: true,
    width: 110,
  },
  {
    field: 'appointed',
    value: (row) => row.my_appointment_status === 'Appointed',
    defaultHidden: true,
    width: 120,
  },
]);
