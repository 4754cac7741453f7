import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, loadNewest, loadRecord, signedInRoute } from '@upline/shell';
import { ORDER_LIST, PRODUCT_LIST, REFUND_LIST } from './office-store-lists.ts';

export const officeStoreProductsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/store/products',
  staticData: { title: 'Products', needs: 'listStoreProducts', lists: { 'store-products': {} } },
  ...listPage(PRODUCT_LIST),
  component: lazyRouteComponent(() => import('./products/products-screen.tsx'), 'ProductsScreen'),
});

export const productCreateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/store/products/create',
  staticData: { title: 'Create product', needs: 'createStoreProduct' },
  component: lazyRouteComponent(() => import('./products/product-form-screens.tsx'), 'ProductCreateScreen'),
});

export const officeStoreProductRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/store/products/$id',
  staticData: { title: 'Product', needs: 'getStoreProduct' },
  loader: loadRecord('getStoreProduct'),
  component: lazyRouteComponent(() => import('./products/product-screen.tsx'), 'ProductScreen'),
});

export const productEditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/store/products/$id/edit',
  staticData: { title: 'Edit', needs: 'updateStoreProduct' },
  loader: loadNewest('getStoreProduct'),
  component: lazyRouteComponent(() => import('./products/product-form-screens.tsx'), 'ProductEditScreen'),
});

export const officeStoreOrdersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/store/orders',
  staticData: { title: 'Orders', needs: 'listStoreOrders', lists: { 'store-orders': {} } },
  ...listPage(ORDER_LIST),
  component: lazyRouteComponent(() => import('./orders/orders-screen.tsx'), 'OrdersScreen'),
});

export const officeStoreOrderRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/store/orders/$id',
  staticData: { title: 'Order', needs: 'getAnyStoreOrder' },
  loader: loadRecord('getAnyStoreOrder'),
  component: lazyRouteComponent(() => import('./orders/order-screen.tsx'), 'OrderScreen'),
});

export const officeStoreRefundsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/store/refunds',
  staticData: { title: 'Refunds', needs: 'listStoreRefunds', lists: { 'store-refunds': {} } },
  ...listPage(REFUND_LIST),
  component: lazyRouteComponent(() => import('./refunds/refunds-screen.tsx'), 'RefundsScreen'),
});
