import { useQueries, useQuery } from '@tanstack/react-query';
import { cleanFilter } from '@upline/domain';
import { inputFor, queryFor } from '@upline/shell';
import type { ListSelection } from '@upline/ui-kit/data-list/types.ts';
import type { OfficeLineRow } from './compensation-columns.tsx';

/** As many lines as are decided at once. */
export const MOST_AT_ONCE = 500;

interface SelectedLines {
  /** Undefined while they are read. */
  readonly rows: readonly OfficeLineRow[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The lines that are selected: those that are ticked, or all that match the filter. */
export function useSelectedLines({ mode, ids, filter }: ListSelection): SelectedLines {
  const isTicked = mode === 'rows';
  const matching = useQuery({
    ...queryFor(
      'listAllCompensations',
      ...inputFor<'listAllCompensations'>({ query: { filter: cleanFilter(filter), limit: MOST_AT_ONCE } }),
    ),
    enabled: !isTicked,
  });
  const ticked = useQueries({
    queries: isTicked ? ids.map((id) => queryFor('getAnyCompensation', { params: { id } })) : [],
  });
  const failed = isTicked ? ticked.find(({ error }) => error) : matching;
  const found = ticked.flatMap(({ data }) => (data ? [data] : []));
  return {
    rows: isTicked ? (found.length === ids.length ? found : undefined) : matching.data?.rows,
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
  };
}
