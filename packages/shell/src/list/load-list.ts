import type { QueryClient } from '@tanstack/react-query';
import type { OperationId } from '@upline/api-client';
import { queryFor } from '../data/query-for.ts';
import type { ListSearch } from './list-search.ts';
import { queryOfState, stateOf, viewOf } from './list-state.ts';

/** Which operations a list lives on. */
export interface ListOperations {
  /** Name the preferences and views are kept under, e.g. `clients`. */
  readonly name: string;
  readonly list: OperationId;
  /** Left out where counting would cost more than it tells, e.g. the audit trail. */
  readonly count?: OperationId;
  readonly export?: OperationId;
  /** Sent with page, count and export besides page, filter and order: whose rows they are, e.g. `{ team: 'BaseShop' }`. */
  readonly query?: Readonly<Record<string, string>>;
}

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
  const state = stateOf(search, preferences?.layout, (views?.rows ?? []).map(viewOf));
  await queryClient.ensureQueryData(
    queryFor(operations.list, { query: { ...queryOfState(state), ...operations.query } } as never),
  );
}
