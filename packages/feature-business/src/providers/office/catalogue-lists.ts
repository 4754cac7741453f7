import { builtInViews, type ListOperations, queryFor } from '@upline/shell';

const MOST = 500;

export const PROVIDERS = '/catalogue/providers';
export const PRODUCTS = '/catalogue/products';

export const OFFICE_PROVIDER_LIST = {
  name: 'providers',
  list: 'listManagedProviders',
  count: 'countManagedProviders',
  export: 'exportManagedProviders',
  views: builtInViews('listManagedProviders', () => [
    { id: 'active', name: 'Active', filter: { status: { in: ['Active'] } } } as const,
    { id: 'inactive', name: 'Inactive', filter: { status: { in: ['Inactive'] } } } as const,
  ]),
} as const satisfies ListOperations;

export const OFFICE_PRODUCT_LIST = {
  name: 'products',
  list: 'listProducts',
  count: 'countProducts',
  export: 'exportProducts',
  views: builtInViews('listProducts', () => [
    { id: 'published', name: 'Published', filter: { status: { in: ['Published'] } } } as const,
    { id: 'drafts', name: 'Drafts', filter: { status: { in: ['Draft'] } } } as const,
    { id: 'unpublished', name: 'Unpublished', filter: { status: { in: ['Unpublished'] } } } as const,
  ]),
} as const satisfies ListOperations;

const LISTED_PROVIDERS = ['listManagedProviders', 'countManagedProviders'] as const;
const LISTED_PRODUCTS = ['listProducts', 'countProducts'] as const;

/** After a deletion: the record itself is gone. */
export const PROVIDERS_LISTED_BY = LISTED_PROVIDERS;
/** The answers that a change of a provider is seen in; products show its name and standing. */
export const PROVIDER_SHOWN_BY = [
  ...LISTED_PROVIDERS,
  ...LISTED_PRODUCTS,
  'getManagedProvider',
  'getProduct',
] as const;
/** The answers that a change of a product is seen in; its provider can no longer be deleted. */
export const PRODUCT_SHOWN_BY = PROVIDER_SHOWN_BY;

/** All providers, to choose one from. */
export const everyProvider = queryFor('listManagedProviders', { query: { limit: MOST } });

/** The products of a provider, in the order of their names. */
export const productsOf = (id: string) =>
  queryFor('listProducts', { query: { limit: MOST, filter: { provider_id: { eq: id } } } });
