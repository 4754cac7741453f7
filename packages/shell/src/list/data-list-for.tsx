import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { OperationAnswer, OperationId } from '@upline/api-client';
import { cleanFilter } from '@upline/domain';
import { DataList } from '@upline/ui-kit/data-list/data-list.tsx';
import type { DataListProps, DataListState, Totals } from '@upline/ui-kit/data-list/types.ts';
import { asAddress } from '@upline/ui-kit/link/link-target.ts';
import { type ReactElement, useEffect } from 'react';
import { queryById } from '../data/by-id.ts';
import { rememberWalk } from '../navigation/list-walk.ts';
import { showShortcuts } from '../shortcuts/shortcuts-state.ts';
import { wordsOf } from './error-words.ts';
import { useDensityVerb, useListKeys } from './list-keys.ts';
import { useListMemory } from './list-memory.ts';
import { queryOfState } from './list-state.ts';
import { inputOf, type ListOperations } from './load-list.ts';
import { type ActingList, useListActions } from './use-list-actions.tsx';
import { useListExport } from './use-list-export.ts';
import { useListPeople } from './use-list-people.ts';
import { useListState } from './use-list-state.ts';
import { useListViews } from './use-list-views.ts';
import { useRowPage } from './use-row-page.ts';

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
  | 'totals'
  | 'state'
  | 'onChange'
  | 'onExpect';

/** Sums of a list, or of each currency in it. */
function totalsOf(answer: object | undefined): readonly Totals[] | undefined {
  if (!answer) return undefined;
  return 'totals' in answer ? (answer.totals as readonly Totals[]) : [answer as Totals];
}

export interface ListRowsProps<Id extends OperationId>
  extends Omit<
      DataListProps<RowOf<Id>>,
      Bound | 'rowKey' | 'bulkActions' | 'views' | 'people' | 'onExport' | 'onShowShortcuts' | 'memory'
    >,
    Pick<ActingList<RowOf<Id>>, 'actions' | 'bulkActions' | 'preview'> {
  readonly operations: ListOperations & { readonly list: Id };
  readonly rowKey?: (row: RowOf<Id>) => string;
}

/** A row that has an id is known by it; of any other the screen says what is its own. */
export type KeyOf<Id extends OperationId> =
  RowOf<Id> extends { readonly id: string } ? unknown : { readonly rowKey: (row: RowOf<Id>) => string };

export type DataListForProps<Id extends OperationId> = ListRowsProps<Id> & KeyOf<Id>;

const idOf = (row: object) => (row as { readonly id: string }).id;

/**
 * `DataList` on operations of the API: address, saved views, preferences, export, count, the way back. A screen brings
 * columns, words and targets; its route's loader calls `loadList` with the same `operations`.
 */
export const DataListFor: <Id extends OperationId>(props: DataListForProps<Id>) => ReactElement = ListRows;

/** The same where the key of a row has been judged already. */
export function ListRows<Id extends OperationId>({ operations, ...own }: ListRowsProps<Id>) {
  const given = { rowKey: idOf, ...own };
  const { state, search, views, onChange } = useListState(operations);
  const queryClient = useQueryClient();
  const pageOf = (of: DataListState) => {
    const input = inputOf(operations, queryOfState(of));
    return queryById(operations.list, input);
  };
  // An answer for an older page or filter is shown only until its own has come, and never in its place.
  const page = useQuery({
    ...pageOf(state),
    placeholderData: keepPreviousData,
  });
  const total = useQuery({
    ...queryById(
      operations.count ?? operations.list,
      inputOf(operations, { filter: cleanFilter(state.filter) }),
    ),
    placeholderData: keepPreviousData,
    enabled: operations.count !== undefined,
  });
  const sums = useQuery({
    ...queryById(
      operations.totals ?? operations.list,
      inputOf(operations, { filter: cleanFilter(state.filter) }),
    ),
    placeholderData: keepPreviousData,
    enabled: operations.totals !== undefined,
  });
  const all = ((page.data as { rows?: readonly RowOf<Id>[] } | undefined)?.rows ??
    []) as readonly RowOf<Id>[];
  const shown = all.length > state.limit ? all.slice(0, state.limit) : all;
  const onExport = useListExport(operations, given.columns);
  const { dialogs, ...acting } = useListActions(given, shown, operations, onExport !== undefined);
  const { actions, rowActions, bulkActions, preview, ...look } = given;
  const rest = { ...look, ...acting };
  const { rowTarget } = rest;
  const router = useRouter();
  useEffect(() => {
    // The page that is shown: the address may be of the next one already.
    const here = router.state.matches.at(-1);
    rememberWalk(shown, rowTarget, here && { to: asAddress(here.pathname), search: here.search });
  }, [router, shown, rowTarget, search]);
  const [first] = shown;
  useRowPage(first && rowTarget?.(first));
  useListKeys(rest);
  useDensityVerb(state, onChange);
  return (
    <>
      <DataList<RowOf<Id>>
        {...rest}
        id={operations.name}
        rows={shown}
        hasMore={all.length > state.limit}
        status={
          page.isError ? 'error' : page.isPending ? 'loading' : page.isPlaceholderData ? 'refreshing' : 'data'
        }
        error={page.error ? { message: wordsOf(page.error), requestId: page.error.requestId ?? null } : null}
        onRetry={() => void page.refetch()}
        count={(total.data as { count?: number } | undefined)?.count ?? null}
        totals={operations.totals && totalsOf(sums.data)}
        state={state}
        onChange={onChange}
        onExpect={(next) => void queryClient.prefetchQuery(pageOf(next))}
        views={useListViews(operations, views)}
        people={useListPeople(state.filter)}
        {...(onExport ? { onExport } : {})}
        onShowShortcuts={showShortcuts}
        memory={useListMemory(operations.name, search)}
      />
      {dialogs}
    </>
  );
}
