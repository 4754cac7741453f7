import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { SHIRT_SIZES, type ShirtSize, STORE_CATEGORIES, type StoreCategory } from '@upline/domain';
import { loadRecord, queryFor, signedInRoute } from '@upline/shell';

/** What of the shelf is shown; it is part of the address (R-RTE-02). */
export interface ShelfSearch {
  readonly category?: StoreCategory;
  readonly size?: ShirtSize;
  readonly in_stock?: true;
}

function shelfSearch(search: Record<string, unknown>): ShelfSearch {
  const category = STORE_CATEGORIES.find((each) => each === search.category);
  const size = SHIRT_SIZES.find((each) => each === search.size);
  return {
    ...(category && { category }),
    ...(size && { size }),
    ...(search.in_stock === true && { in_stock: true }),
  };
}

export const shelfQuery = ({ in_stock, ...search }: ShelfSearch) =>
  queryFor('listStoreShelf', { query: { ...search, ...(in_stock && { in_stock: 'true' as const }) } });

/** Everything that is for sale, of which the index shows a part. */
export const wholeShelf = shelfQuery({});

export const storeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/store',
  staticData: { title: 'Store', needs: 'listStoreShelf' },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(wholeShelf),
  component: lazyRouteComponent(() => import('./shelf/store-screen.tsx'), 'StoreScreen'),
});

export const productsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/store/products',
  staticData: { title: 'Products', needs: 'listStoreShelf' },
  validateSearch: shelfSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => queryClient.ensureQueryData(shelfQuery(deps)),
  component: lazyRouteComponent(() => import('./shelf/products-screen.tsx'), 'ProductsScreen'),
});

export const productRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/store/products/$slug',
  staticData: { title: 'Product', needs: 'readStoreProduct' },
  loader: ({ context, params }) =>
    Promise.all([
      loadRecord('readStoreProduct')({ context, params }),
      context.queryClient.fetchQuery({ ...queryFor('readStoreCart'), staleTime: 0 }),
    ]),
  component: lazyRouteComponent(() => import('./shelf/product-screen.tsx'), 'ProductScreen'),
});

export const cartRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/store/cart',
  staticData: { title: 'Cart', needs: 'readStoreCart' },
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.fetchQuery({ ...queryFor('readStoreCart'), staleTime: 0 }),
      queryClient.ensureQueryData(queryFor('getCardStanding')),
    ]),
  component: lazyRouteComponent(() => import('./cart/cart-screen.tsx'), 'CartScreen'),
});

interface CheckoutSearch {
  /** An order that was placed: it is paid, or shown. */
  readonly id?: string;
  /** The payment with which Stripe has sent the buyer back. */
  readonly paid?: string;
}

const UUID = /^[0-9a-f-]{36}$/;
const uuidIn = (value: unknown) => (typeof value === 'string' && UUID.test(value) ? value : undefined);

/** Where own orders are listed. */
export const PURCHASES = '/account/purchase-history';

export const checkoutRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/store/cart/checkout',
  staticData: {
    title: 'Checkout',
    needs: 'readStoreCart',
    // An order that was placed is no longer in the cart: it is among the purchases.
    parent: ({ id }) => uuidIn(id) && PURCHASES,
  },
  validateSearch: (search: Record<string, unknown>): CheckoutSearch => {
    const [id, paid] = [uuidIn(search.id), uuidIn(search.paid)];
    return { ...(id && { id }), ...(paid && { paid }) };
  },
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { queryClient }, deps: { id } }) => {
    const needed = id
      ? [queryClient.fetchQuery({ ...queryFor('getStoreOrder', { params: { id } }), staleTime: 0 })]
      : [
          queryClient.fetchQuery({ ...queryFor('readStoreCart'), staleTime: 0 }),
          queryClient.ensureQueryData(queryFor('getProfile')),
        ];
    await Promise.all([...needed, queryClient.ensureQueryData(queryFor('getCardStanding'))]);
  },
  component: lazyRouteComponent(() => import('./checkout/checkout-screen.tsx'), 'CheckoutScreen'),
});
