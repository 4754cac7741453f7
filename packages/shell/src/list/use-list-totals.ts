import { useQuery } from '@tanstack/react-query';
import type { OperationAnswer, OperationId } from '@upline/api-client';
import { cleanFilter } from '@upline/domain';
import { inputFor } from '../data/by-id.ts';
import { queryFor } from '../data/query-for.ts';
import type { ListOperations } from './load-list.ts';
import { useListState } from './use-list-state.ts';

/** Sums of all rows that the filter of a list leaves, for what is shown above it. */
export function useListTotals<Id extends OperationId>(operations: ListOperations, totals: Id) {
  const { state } = useListState(operations);
  const query = { filter: cleanFilter(state.filter), ...operations.query };
  const asked = useQuery(queryFor(totals, ...inputFor<Id>({ query })));
  return { ...asked, data: asked.data as OperationAnswer<Id> | undefined };
}
