import { builtInViews, type ListOperations, type ListSearch, listSearch } from '@upline/shell';

/** The operations the providers list lives on. */
export const PROVIDER_LIST = {
  name: 'product-providers',
  list: 'listProviders',
  count: 'countProviders',
  views: builtInViews('listProviders', () => [
    { id: 'appointed', name: 'Appointed', filter: { appointed: { eq: true } } },
    {
      id: 'requested',
      name: 'Requested',
      filter: { my_appointment_status: { in: ['Requested', 'In Process'] } },
    },
    { id: 'not-appointed', name: 'Not appointed', filter: { appointed: { eq: false } } },
  ]),
} as const satisfies ListOperations;

/** Parts of a provider as the last piece of its address; contacts are the index (SPEC 2). */
export const PROVIDER_PARTS = ['contacts', 'videos', 'links', 'attachments'] as const;
export type ProviderPart = (typeof PROVIDER_PARTS)[number];

export interface ProvidersSearch extends ListSearch {
  readonly show?: 'coverage';
  /** Of the coverage: only this provider. */
  readonly provider?: string;
  /** Of the coverage: the state that is looked at. */
  readonly state?: string;
}

/** Address of the page: the list, or where one may sell. */
export function providersSearch(search: Record<string, unknown>): ProvidersSearch {
  if (search.show !== 'coverage') return listSearch(search);
  const text = (key: 'provider' | 'state') =>
    typeof search[key] === 'string' && search[key] !== '' ? { [key]: search[key] } : {};
  return { show: 'coverage', ...text('provider'), ...text('state') };
}
