import type { OperationAnswer } from '@upline/api-client';
import { type NamedAction, offered } from '@upline/shell';
import { PRODUCTS } from '../catalogue-lists.ts';

export type OfficeProduct = OperationAnswer<'getProduct'>;

/** What may be done to a product, in the list as on its own page. */
export const productActions = (product: OfficeProduct): NamedAction[] =>
  offered(product, {
    update: { label: 'Edit product', to: { to: `${PRODUCTS}/$id/edit`, params: { id: product.id } } },
  });
