import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CreateScreen, EditScreen, queryFor } from '@upline/shell';
import { everyProvider, PRODUCT_SHOWN_BY, PRODUCTS } from '../catalogue-lists.ts';
import { ProductFields } from './product-fields.tsx';
import { productValues } from './product-values.ts';

const createRoute = getRouteApi('/signed-in/catalogue/products/create');
const editRoute = getRouteApi('/signed-in/catalogue/products/$id/edit');

/** `catalogue/products/create`: a draft unless told otherwise, of the provider that the address names. */
export function ProductCreateScreen() {
  const { provider: wanted } = createRoute.useSearch();
  const provider = useSuspenseQuery(everyProvider).data.rows.find(
    ({ id, status }) => id === wanted && status === 'Active',
  );
  const [country, ...others] = provider?.countries ?? [];
  return (
    <CreateScreen
      values={productValues}
      noun="product"
      operation="createProduct"
      refresh={PRODUCT_SHOWN_BY}
      start={{
        ...(provider && { provider_id: provider.id }),
        ...(country && others.length === 0 && { country }),
      }}
      done={({ id }) => ({ to: `${PRODUCTS}/$id`, params: { id } })}
      cancel={{ to: PRODUCTS }}
    >
      {(form) => <ProductFields form={form} />}
    </CreateScreen>
  );
}

/** `catalogue/products/{id}/edit`. */
export function ProductEditScreen() {
  const params = editRoute.useParams();
  const { data: product } = useSuspenseQuery(queryFor('getProduct', { params }));
  return (
    <EditScreen
      values={productValues}
      noun="product"
      record={product}
      name={product.name}
      isPrivate={false}
      operation="updateProduct"
      input={{ params }}
      refresh={PRODUCT_SHOWN_BY}
      page={{ to: `${PRODUCTS}/$id`, params }}
    >
      {(form) => <ProductFields form={form} product={product} />}
    </EditScreen>
  );
}
