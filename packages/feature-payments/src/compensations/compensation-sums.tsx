import { useListTotals } from '@upline/shell';
import { COMPENSATION_LIST } from './compensation-lists.ts';
import { LineSums } from './line-sums.tsx';

/** What the lines of the own list come to, as it is filtered. */
export function CompensationSums() {
  const { data } = useListTotals(COMPENSATION_LIST, 'totalCompensations');
  return <LineSums totals={data?.totals ?? []} />;
}
