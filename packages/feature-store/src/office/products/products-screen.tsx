import { storeProductsFields } from '@upline/api-client/lists/store-products.ts';
import { columnsFor, ListScreen, useSave } from '@upline/shell';
import { PRODUCT_LIST, PRODUCTS_SHOWN_BY } from '../office-store-lists.ts';
import { productActions } from './products.actions.ts';

const COLUMNS = columnsFor<'listStoreProducts'>(storeProductsFields, [
  { field: 'name', pinned: true, cardRole: 'title', width: 230 },
  { field: 'category', cardRole: 'subtitle', width: 165 },
  { field: 'status', as: 'status', cardRole: 'value', width: 130 },
  { field: 'price_usd_cents', currency: () => 'USD', cardRole: 'meta', width: 110 },
  { field: 'price_cad_cents', currency: () => 'CAD', width: 110 },
  { field: 'variants', width: 90 },
  { field: 'stock', value: ({ stock }) => stock ?? 'No limit', cardRole: 'meta', width: 85 },
  { field: 'position', width: 90 },
  { field: 'updated_at', relative: true, width: 130 },
]);

/** `store/products`: in the order of the shelf (domain.md 2.36). */
export function ProductsScreen() {
  const move = useSave({ operation: 'moveStoreProduct', refresh: PRODUCTS_SHOWN_BY });
  return (
    <ListScreen
      title="Products"
      create={{
        label: 'Create product',
        to: { to: '/store/products/create' },
        needs: 'createStoreProduct',
        whereEmpty: true,
      }}
      operations={PRODUCT_LIST}
      noun={{ one: 'product', many: 'products' }}
      columns={COLUMNS}
      rowTarget={({ id }) => ({ to: '/store/products/$id', params: { id } })}
      actions={productActions}
      // The place of the row that is there now, so that it is right in a filtered list too.
      onMoveRow={({ row, target }) =>
        move.save({ params: { id: row.id }, body: { position: target.position } })
      }
      search={{ field: 'name', placeholder: 'Search products' }}
      empty={{ title: 'Nothing here yet. Create your first product.' }}
    />
  );
}
