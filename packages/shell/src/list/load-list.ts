import type { QueryClient } from '@tanstack/react-query';
import { ApiError, type InputArgs, type OperationId } from '@upline/api-client';
import { queryById } from '../data/by-id.ts';
import { queryFor } from '../data/query-for.ts';
import type { BuiltInView } from './built-in-views.ts';
import type { ListSearch } from './list-search.ts';
import { queryOfState, stateOf, viewsOf } from './list-state.ts';

/** Which operations a list lives on. */
export interface ListOperations {
  /** Name the preferences and views are kept under, e.g. `clients`. */
  readonly name: string;
  readonly list: OperationId;
  /** Left out if counting would cost more than it is worth, e.g. for the audit trail. */
  readonly count?: OperationId;
  readonly export?: OperationId;
  /** Sums of all matching rows, by the columns they are of. */
  readonly totals?: OperationId;
  /** Views that come with the product; their rows are counted by `count`. */
  readonly views?: () => readonly BuiltInView[];
  /** Name of the tab without a view, where the list leaves out what the filter does not name: `Unfinished`. */
  readonly allLabel?: string;
  /** Sent with page, count and export besides page, filter and order: whose rows they are, e.g. `{ team: 'BaseShop' }`. */
  readonly query?: Readonly<Record<string, string>>;
  /** Parameters of the path of list and count: of which record they are. */
  readonly params?: Readonly<Record<string, string>>;
}

/** What a request of the list sends besides page, filter and order. */
export const inputOf = ({ query, params }: ListOperations, own: object) => ({
  query: { ...own, ...query },
  ...(params ? { params } : {}),
});

/** Preferences and views change only through this list, so they are asked for once. */
const KEPT = { staleTime: 10 * 60_000 };

export const preferencesQuery = (name: string) => ({
  ...queryFor('getListPreferences', { params: { list: name } }),
  ...KEPT,
});
export const viewsQuery = (name: string) => ({
  ...queryFor('listSavedViews', { query: { list: name } }),
  ...KEPT,
});

/** Views of all lists that the person keeps in the sidebar. */
export const pinnedViewsQuery = { ...queryFor('listPinnedViews'), ...KEPT };

/** How many rows each built-in view holds, all in one request. */
export function viewCountsQuery(operations: ListOperations, views: readonly BuiltInView[]) {
  const each = views.map(({ filter }) => filter);
  return queryFor(
    (operations.count ?? 'countClients') as 'countClients',
    inputOf(operations, { each }) as InputArgs<'countClients'>[0],
  );
}

/** A filter that the server refuses is shown by the list, in words and with the way to change it, in place of the whole page. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof ApiError) || error.statusCode !== 422) throw error;
}

/** For a list route's loader: everything its first picture needs. A list shows itself even without its arrangement. */
export async function loadList(
  { queryClient }: { readonly queryClient: QueryClient },
  operations: ListOperations,
  search: ListSearch,
): Promise<void> {
  const [preferences, views] = await Promise.all([
    queryClient.ensureQueryData(preferencesQuery(operations.name)).catch(() => undefined),
    queryClient.ensureQueryData(viewsQuery(operations.name)).catch(() => undefined),
  ]);
  const builtIn = operations.views?.() ?? [];
  const state = stateOf(search, preferences?.layout, viewsOf(builtIn, views?.rows ?? []));
  await queryClient
    .ensureQueryData(queryById(operations.list, inputOf(operations, queryOfState(state))))
    .catch(unlessRefused);
  // The rows are asked for first: the numbers of the views may come a moment later, and no list waits for them.
  if (operations.count && builtIn.length > 0)
    void queryClient.prefetchQuery(viewCountsQuery(operations, builtIn));
}
