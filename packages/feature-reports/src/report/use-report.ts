import { useQuery } from '@tanstack/react-query';
import type { OperationId } from '@upline/api-client';
import { cleanFilter, type ListFilter, type ListOrder } from '@upline/domain';
import { inputFor, queryFor, type RowOf, useListState, useListTotals } from '@upline/shell';
import type { Report, ReportSearch } from './report-search.ts';
import { operationsOf } from './report-search.ts';

/** The filter of the report that is shown. */
export function useReportFilter(report: Report): ListFilter {
  const { state } = useListState(report.operations);
  return cleanFilter(state.filter);
}

/** Sums of all rows of a report that its filter leaves. */
export function useTotals<Id extends OperationId>(report: Report, totals: Id, search: ReportSearch) {
  return useListTotals(operationsOf(report, search), totals);
}

interface First {
  readonly filter: ListFilter;
  readonly order: ListOrder;
  readonly most: number;
}

/** The first rows of a report by an order of its own. */
export function useFirstRows<Id extends OperationId>(
  report: Report,
  list: Id,
  search: ReportSearch,
  { filter, order, most }: First,
) {
  const { query } = operationsOf(report, search);
  const asked = useQuery(
    queryFor(list, ...inputFor<Id>({ query: { page: 1, limit: most, filter, order, ...query } })),
  );
  const found = asked.data as { readonly rows: readonly RowOf<Id>[] } | undefined;
  return { ...asked, data: found?.rows.slice(0, most) };
}
