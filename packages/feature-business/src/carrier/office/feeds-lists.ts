import type { FilterOf } from '@upline/api-client';
import { type ListOperations, type ListSearch, listed, listSearch } from '@upline/shell';
import type { LinkTarget } from '@upline/ui-kit';

/** Imports of carriers' files; the route loads by them and the screen shows by them. */
export const IMPORT_LIST = {
  name: 'carrier-imports',
  list: 'listCarrierImports',
  count: 'countCarrierImports',
} as const satisfies ListOperations;

/** All cases. */
export const OFFICE_CASE_LIST = {
  name: 'admin-carrier-cases',
  list: 'listAdminCarrierCases',
  count: 'countAdminCarrierCases',
  export: 'exportAdminCarrierCases',
} as const satisfies ListOperations;

export const FEEDS = '/business/carrier-feeds';
export const FEED_CASES = `${FEEDS}/cases` as const;
export const FEED_STATUSES = `${FEEDS}/statuses` as const;

type OfficeCaseFilter = FilterOf<'listAdminCarrierCases'>;

export const UNMATCHED = { matched: { eq: false } } as const satisfies OfficeCaseFilter;
export const WITH_NEWS = { suggested: { eq: true } } as const satisfies OfficeCaseFilter;

/** The cases with a filter. */
export const casesBy = (filter: OfficeCaseFilter): LinkTarget => ({
  to: FEED_CASES,
  search: listed('listAdminCarrierCases', { filter }),
});

export type ImportSearch = ListSearch & { readonly import?: string };

/** Address of the imports; `import` opens one. */
export const importSearch = (search: Record<string, unknown>): ImportSearch => ({
  ...listSearch(search),
  ...(typeof search.import === 'string' ? { import: search.import } : {}),
});
