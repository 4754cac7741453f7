import {
  AM_BEST_RATINGS,
  APPOINTMENT_STATUSES,
  foldText,
  formatPhone,
  PROVIDER_STATUSES,
} from '@upline/domain';
import { sql } from 'kysely';
import { defineList } from '../../platform/list/define-list.ts';
import type { ListFields } from '../../platform/list/list-field.ts';
import type { ListExport } from '../../platform/list/list-operations.ts';
import type { ManagedProviderRow, ProviderListRow } from './providers.store.ts';

const fields = {
  name: { label: 'Name', type: 'text', column: 'provider.name_key', normalize: foldText },
  short_name: { label: 'Short Name', type: 'text', column: 'provider.short_name_key', normalize: foldText },
  status: { label: 'Status', type: 'enum', column: 'provider.status', options: PROVIDER_STATUSES },
  product_types: {
    label: 'Product Types',
    type: 'text',
    column: sql`array_to_string(provider.product_types, ', ')`,
  },
  countries: { label: 'Countries', type: 'text', column: sql`array_to_string(provider.countries, ', ')` },
  am_best_rating: {
    label: 'AM Best Rating',
    type: 'enum',
    column: 'provider.am_best_rating',
    options: AM_BEST_RATINGS,
    nullable: true,
    sort: {
      column: sql`array_position(array[${sql.join(AM_BEST_RATINGS.map((each) => sql.lit(each)))}], provider.am_best_rating)`,
      type: 'number',
    },
  },
} as const satisfies ListFields;

const shared = {
  defaultOrder: { name: 'ASC' },
  key: { column: 'provider.id', type: 'uuid' },
  keyOf: ({ id }: { readonly id: string }) => id,
} as const;

const myStatus = sql`coalesce(mine.status, 'Not Requested')`;

/** Providers as associates see them; Inactive ones only when asked for (R-PRV-01). */
export const providerList = defineList<ProviderListRow>({
  ...shared,
  name: 'product-providers',
  fields: {
    ...fields,
    appointed: { label: 'Appointed', type: 'boolean', column: sql`(${myStatus} = 'Appointed')` },
    my_appointment_status: {
      label: 'My Appointment',
      type: 'enum',
      column: myStatus,
      options: APPOINTMENT_STATUSES,
    },
    my_writing_number: {
      label: 'My Writing Number',
      type: 'text',
      isPrivate: true,
      column: 'mine.writing_number',
      nullable: true,
    },
  },
  assumed: { status: { eq: 'Active' } },
});

export const managedProviderList = defineList<ManagedProviderRow>({ ...shared, name: 'providers', fields });

export const managedProviderExport: ListExport<ManagedProviderRow> = {
  label: 'Providers',
  needs: 'providers.manage',
  columns: {
    ...managedProviderList.columns('name', 'short_name', 'status', {
      countries: (row) => row.countries.join(', '),
      product_types: (row) => row.product_types.join(', '),
    }),
    phone: { label: 'Phone', type: 'text', value: ({ phone }) => phone && formatPhone(phone) },
    ...managedProviderList.columns('am_best_rating'),
  },
};
