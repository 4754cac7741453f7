import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { type AppContext, loadList, queryFor, signedInRoute } from '@upline/shell';
import { PROVIDER_LIST, providersSearch } from './provider-lists.ts';

export const providersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/product-providers',
  staticData: { title: 'Product Providers', needs: 'listProviders', lists: { 'product-providers': {} } },
  validateSearch: providersSearch,
  loaderDeps: ({ search: { provider: _provider, state: _state, ...search } }) => search,
  loader: async ({ context, deps: { show, ...search } }) => {
    if (show === 'coverage') await context.queryClient.ensureQueryData(queryFor('getCoverageMap'));
    else await loadList(context, PROVIDER_LIST, search);
  },
  component: lazyRouteComponent(() => import('./providers-screen.tsx'), 'ProvidersScreen'),
});

const loadProvider = ({ queryClient }: AppContext, id: string) =>
  queryClient.ensureQueryData(queryFor('getProvider', { params: { id } }));
const screen = () => import('./provider-screen.tsx');

export const providerRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/product-providers/$provider_id',
  staticData: { title: 'Provider', needs: 'getProvider' },
  loader: ({ context, params }) => loadProvider(context, params.provider_id),
  component: lazyRouteComponent(screen, 'ProviderContactsScreen'),
});

export const providerVideosRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/product-providers/$provider_id/videos',
  staticData: { title: 'Videos', needs: 'getProvider' },
  loader: ({ context, params }) => loadProvider(context, params.provider_id),
  component: lazyRouteComponent(screen, 'ProviderVideosScreen'),
});

export const providerLinksRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/product-providers/$provider_id/links',
  staticData: { title: 'Links', needs: 'getProvider' },
  loader: ({ context, params }) => loadProvider(context, params.provider_id),
  component: lazyRouteComponent(screen, 'ProviderLinksScreen'),
});

export const providerAttachmentsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/product-providers/$provider_id/attachments',
  staticData: { title: 'Attachments', needs: 'getProvider' },
  loader: ({ context, params }) => loadProvider(context, params.provider_id),
  component: lazyRouteComponent(screen, 'ProviderAttachmentsScreen'),
});
