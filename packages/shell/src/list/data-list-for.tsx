import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InputArgs, OperationAnswer, OperationId } from '@upline/api-client';
import { cleanFilter } from '@upline/domain';
import { DataList } from '@upline/ui-kit/data-list/data-list.tsx';
import type { DataListProps, DataListState } from '@upline/ui-kit/data-list/types.ts';
import { queryFor } from '../data/query-for.ts';
import { showShortcuts } from '../shortcuts/shortcuts-state.ts';
import { useListMemory } from './list-memory.ts';
import { queryOfState } from './list-state.ts';
import type { ListOperations } from './load-list.ts';
import { useListExport } from './use-list-export.ts';
import { useListState } from './use-list-state.ts';
import { useListViews } from './use-list-views.ts';

/** Row of a list's operation. */
export type RowOf<Id extends OperationId> =
  OperationAnswer<Id> extends { rows: readonly (infer Row extends object)[] } ? Row : never;

type Bound =
  | 'id'
  | 'rows'
  | 'hasMore'
  | 'status'
  | 'error'
  | 'onRetry'
  | 'count'
  | 'state'
  | 'onChange'
  | 'onExpect';

export interface DataListForProps<Id extends OperationId>
  extends Omit<DataListProps<RowOf<Id>>, Bound | 'views' | 'onExport' | 'onShowShortcuts' | 'memory'> {
  readonly operations: ListOperations & { readonly list: Id };
}

/**
 * `DataList` on operations of the API: address, saved views, preferences, export, count, the way back. A screen brings
 * columns, words and targets; its route's loader calls `loadList` with the same `operations`.
 */
export function DataListFor<Id extends OperationId>({ operations, ...rest }: DataListForProps<Id>) {
  const { state, search, views, onChange } = useListState(operations.name);
  const queryClient = useQueryClient();
  const pageOf = (of: DataListState) => {
    const query = { ...queryOfState(of), ...operations.query };
    return queryFor(operations.list, ...([{ query }] as unknown as InputArgs<Id>));
  };
  // An answer for an older page or filter is shown only until its own has come, and never in its place.
  const page = useQuery({
    ...pageOf(state),
    placeholderData: keepPreviousData,
  });
  const total = useQuery({
    ...queryFor(
      operations.count ?? operations.list,
      ...([
        { query: { filter: cleanFilter(state.filter), ...operations.query } },
      ] as unknown as InputArgs<OperationId>),
    ),
    placeholderData: keepPreviousData,
    enabled: operations.count !== undefined,
  });
  const all = ((page.data as { rows?: readonly RowOf<Id>[] } | undefined)?.rows ??
    []) as readonly RowOf<Id>[];
  const onExport = useListExport(operations);
  return (
    <DataList<RowOf<Id>>
      {...rest}
      id={operations.name}
      rows={all.length > state.limit ? all.slice(0, state.limit) : all}
      hasMore={all.length > state.limit}
      status={
        page.isError ? 'error' : page.isPending ? 'loading' : page.isPlaceholderData ? 'refreshing' : 'data'
      }
      error={page.error ? { message: page.error.message, requestId: page.error.requestId ?? null } : null}
      onRetry={() => void page.refetch()}
      count={(total.data as { count?: number } | undefined)?.count ?? null}
      state={state}
      onChange={onChange}
      onExpect={(next) => void queryClient.prefetchQuery(pageOf(next))}
      views={useListViews(operations.name, views)}
      {...(onExport ? { onExport } : {})}
      onShowShortcuts={showShortcuts}
      memory={useListMemory(operations.name, search)}
    />
  );
}
