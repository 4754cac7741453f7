import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, loadNewest, loadRecord, signedInRoute, tabSearch } from '@upline/shell';
import {
  everyProvider,
  OFFICE_PRODUCT_LIST,
  OFFICE_PROVIDER_LIST,
  PRODUCTS,
  PROVIDERS,
} from './catalogue-lists.ts';

export const officeProvidersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: PROVIDERS,
  staticData: { title: 'Product Providers', needs: 'listManagedProviders', lists: { providers: {} } },
  ...listPage(OFFICE_PROVIDER_LIST),
  component: lazyRouteComponent(() => import('./office-providers-screen.tsx'), 'OfficeProvidersScreen'),
});

export const officeProviderCreateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: `${PROVIDERS}/create`,
  staticData: { title: 'Create provider', needs: 'createProvider' },
  component: lazyRouteComponent(() => import('./provider-form-screens.tsx'), 'ProviderCreateScreen'),
});

export const officeProviderRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: `${PROVIDERS}/$id`,
  staticData: { title: 'Provider', needs: 'getManagedProvider' },
  validateSearch: tabSearch('details', 'products', 'contacts', 'links', 'documents', 'videos'),
  loader: loadRecord('getManagedProvider'),
  component: lazyRouteComponent(() => import('./office-provider-screen.tsx'), 'OfficeProviderScreen'),
});

export const officeProviderEditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: `${PROVIDERS}/$id/edit`,
  staticData: { title: 'Edit', needs: 'updateProvider' },
  loader: loadNewest('getManagedProvider'),
  component: lazyRouteComponent(() => import('./provider-form-screens.tsx'), 'ProviderEditScreen'),
});

export const officeProductsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: PRODUCTS,
  staticData: { title: 'Products', needs: 'listProducts', lists: { products: {} } },
  ...listPage(OFFICE_PRODUCT_LIST),
  component: lazyRouteComponent(() => import('./products/products-screen.tsx'), 'ProductsScreen'),
});

export const officeProductCreateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: `${PRODUCTS}/create`,
  staticData: { title: 'Create product', needs: 'createProduct' },
  validateSearch: ({ provider }: Record<string, unknown>): { readonly provider?: string } =>
    typeof provider === 'string' ? { provider } : {},
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(everyProvider),
  component: lazyRouteComponent(() => import('./products/product-form-screens.tsx'), 'ProductCreateScreen'),
});

export const officeProductRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: `${PRODUCTS}/$id`,
  staticData: { title: 'Product', needs: 'getProduct' },
  loader: loadRecord('getProduct'),
  component: lazyRouteComponent(() => import('./products/product-screen.tsx'), 'ProductScreen'),
});

export const officeProductEditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: `${PRODUCTS}/$id/edit`,
  staticData: { title: 'Edit', needs: 'updateProduct' },
  loader: ({ context, params }) =>
    Promise.all([
      loadNewest('getProduct')({ context, params }),
      context.queryClient.ensureQueryData(everyProvider),
    ]),
  component: lazyRouteComponent(() => import('./products/product-form-screens.tsx'), 'ProductEditScreen'),
});
