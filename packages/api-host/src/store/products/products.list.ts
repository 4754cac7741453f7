import { foldText, PUBLISH_STATUSES, STORE_CATEGORIES } from '@upline/domain';
import { defineList } from '../../platform/list/define-list.ts';
import { type ProductRow, stockOf, variantsOf } from './products.store.ts';

/** Products in their order. */
export const productList = defineList<ProductRow>({
  name: 'store-products',
  fields: {
    name: { label: 'Name', type: 'text', column: 'store_product.name_key', normalize: foldText },
    slug: { label: 'Address', type: 'text', column: 'store_product.slug' },
    category: {
      label: 'Category',
      type: 'enum',
      column: 'store_product.category',
      options: STORE_CATEGORIES,
    },
    price_usd_cents: {
      label: 'Price in USD',
      type: 'money',
      column: 'store_product.price_usd_cents',
      nullable: true,
    },
    price_cad_cents: {
      label: 'Price in CAD',
      type: 'money',
      column: 'store_product.price_cad_cents',
      nullable: true,
    },
    variants: { label: 'Variants', type: 'number', column: variantsOf },
    stock: { label: 'Stock', type: 'number', column: stockOf, nullable: true },
    status: { label: 'Status', type: 'enum', column: 'store_product.status', options: PUBLISH_STATUSES },
    position: { label: 'Position', type: 'number', column: 'store_product.position' },
    updated_at: { label: 'Updated', type: 'datetime', column: 'store_product.updated_at' },
  },
  defaultOrder: { position: 'ASC' },
  key: { column: 'store_product.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
