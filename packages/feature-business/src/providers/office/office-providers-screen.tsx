import { providersFields } from '@upline/api-client/lists/providers.ts';
import { formatPhone } from '@upline/domain';
import { columnsFor, ListScreen } from '@upline/shell';
import { OFFICE_PROVIDER_LIST, PROVIDERS } from './catalogue-lists.ts';
import { officeProviderActions } from './office-providers.actions.ts';

const COLUMNS = columnsFor<'listManagedProviders'>(providersFields, [
  { field: 'name', pinned: true, cardRole: 'title', width: 240 },
  { field: 'short_name', cardRole: 'subtitle', width: 130 },
  { field: 'status', as: 'status', cardRole: 'value', width: 110 },
  { field: 'product_types', value: (row) => row.product_types.join(', '), cardRole: 'meta', width: 340 },
  { field: 'countries', value: (row) => row.countries.join(', '), cardRole: 'meta', width: 130 },
  { field: 'am_best_rating', width: 150 },
  {
    id: 'phone',
    label: 'Phone',
    type: 'text',
    value: ({ phone }) => phone && formatPhone(phone),
    defaultHidden: true,
    width: 140,
  },
]);

/** `catalogue/providers` (domain.md 2.14). */
export function OfficeProvidersScreen() {
  return (
    <ListScreen
      title="Product Providers"
      create={{
        label: 'Create provider',
        to: { to: `${PROVIDERS}/create` },
        needs: 'createProvider',
        whereEmpty: true,
      }}
      operations={OFFICE_PROVIDER_LIST}
      noun={{ one: 'provider', many: 'providers' }}
      columns={COLUMNS}
      rowTarget={({ id }) => ({ to: `${PROVIDERS}/$id`, params: { id } })}
      actions={officeProviderActions}
      search={{ field: 'name', placeholder: 'Search providers' }}
      empty={{ title: 'Nothing here yet. Create your first provider.' }}
    />
  );
}
