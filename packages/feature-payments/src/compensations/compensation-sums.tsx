import { useQuery } from '@tanstack/react-query';
import { cleanFilter } from '@upline/domain';
import { inputFor, queryFor, useListState } from '@upline/shell';
import { COMPENSATION_LIST } from './compensation-lists.ts';
import { LineSums } from './line-sums.tsx';

/** What the lines of the own list come to, as it is filtered. */
export function CompensationSums() {
  const { state } = useListState(COMPENSATION_LIST);
  const { data } = useQuery(
    queryFor(
      'totalCompensations',
      ...inputFor<'totalCompensations'>({ query: { filter: cleanFilter(state.filter) } }),
    ),
  );
  return <LineSums totals={data?.totals ?? []} />;
}
