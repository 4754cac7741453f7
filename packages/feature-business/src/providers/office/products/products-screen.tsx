import { productsFields } from '@upline/api-client/lists/products.ts';
import { columnsFor, ListScreen } from '@upline/shell';
import { OFFICE_PRODUCT_LIST, PRODUCTS } from '../catalogue-lists.ts';
import { productActions } from './products.actions.ts';

const COLUMNS = columnsFor<'listProducts'>(productsFields, [
  { field: 'name', pinned: true, cardRole: 'title', width: 250 },
  { field: 'provider', value: ({ provider }) => provider.name, cardRole: 'subtitle', width: 210 },
  { field: 'status', as: 'status', cardRole: 'value', width: 130 },
  { field: 'product_type', cardRole: 'meta', width: 180 },
  { field: 'country', cardRole: 'meta', width: 110 },
  { field: 'bv_rate_bps', width: 110 },
  { field: 'policies', width: 110 },
  { field: 'code', width: 110 },
]);

/** `catalogue/products` (domain.md 2.15). */
export function ProductsScreen() {
  return (
    <ListScreen
      title="Products"
      create={{
        label: 'Create product',
        to: { to: `${PRODUCTS}/create` },
        needs: 'createProduct',
        whereEmpty: true,
      }}
      operations={OFFICE_PRODUCT_LIST}
      noun={{ one: 'product', many: 'products' }}
      columns={COLUMNS}
      rowTarget={({ id }) => ({ to: `${PRODUCTS}/$id`, params: { id } })}
      actions={productActions}
      search={{ field: 'name', placeholder: 'Search products' }}
      empty={{ title: 'Nothing here yet. Create your first product.' }}
    />
  );
}
