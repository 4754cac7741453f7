import type { OperationAnswer } from '@upline/api-client';
import { type NamedAction, offered, recordAction } from '@upline/shell';
import { PRODUCTS_LISTED_BY, PRODUCTS_SHOWN_BY } from '../office-store-lists.ts';

export type Product = OperationAnswer<'getStoreProduct'>;

/** What may be done to a product, in the list as on its own page. */
export function productActions(
  product: Pick<Product, 'id' | 'version' | 'actions'>,
  onDeleted?: () => void,
): NamedAction[] {
  const params = { id: product.id };
  const input = { params, ifMatch: product.version };
  const refresh = PRODUCTS_SHOWN_BY;
  return offered(product, {
    update: { label: 'Edit product', to: { to: '/store/products/$id/edit', params } },
    publish: recordAction({
      operation: 'publishStoreProduct',
      label: 'Publish',
      input,
      refresh,
      message: 'Product published',
      many: { label: 'Publish', done: 'published' },
    }),
    unpublish: recordAction({
      operation: 'unpublishStoreProduct',
      label: 'Unpublish',
      about: 'It is not sold any more, also where it lies in a cart. It can be published again.',
      input,
      refresh,
      message: 'Product unpublished',
      many: { label: 'Unpublish', done: 'unpublished' },
    }),
    delete: recordAction({
      operation: 'deleteStoreProduct',
      label: 'Delete draft',
      deletes: 'product',
      input,
      refresh: PRODUCTS_LISTED_BY,
      message: 'Product deleted',
      ...(onDeleted ? { onDone: onDeleted } : {}),
    }),
  });
}
