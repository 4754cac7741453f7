import type { OperationId } from '@upline/api-client';
import type { RowOf } from '@upline/shell';
import type { Group, Report, ReportSearch } from '../report/report-search.ts';
import { MOST_BARS, TopChart, type TopChartProps } from '../report/top-chart.tsx';
import { useFirstRows, useReportFilter } from '../report/use-report.ts';
import { shortGroupName } from './group-name.ts';
import type { GroupRow } from './opened.ts';

/** More than the months that any report shows. */
const ALL_MONTHS = 60;
const HEADINGS: Readonly<Record<Group, string>> = {
  Provider: 'Provider',
  Associate: 'Associate',
  Month: 'Month',
};

export interface GroupsChartProps<Id extends OperationId>
  extends Pick<TopChartProps, 'title' | 'unit' | 'period' | 'measure' | 'total' | 'format' | 'whole'> {
  readonly report: Report;
  readonly list: Id;
  readonly search: ReportSearch;
  readonly by: Group;
  /** The groups with most of this field are shown; months all of them, in their order. */
  readonly largest: string;
  readonly barOf: (row: RowOf<Id>) => { readonly value: number; readonly note: string };
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly onPick: (row: RowOf<Id>) => void;
}

/** The largest groups of a report, or its months. */
export function GroupsChart<Id extends OperationId>(props: GroupsChartProps<Id>) {
  const { report, list, search, by, largest, barOf, error, onRetry, onPick, ...chart } = props;
  const filter = useReportFilter(report);
  const isMonth = by === 'Month';
  const first = useFirstRows(report, list, search, {
    filter,
    order: isMonth ? { name: 'ASC' } : { [largest]: 'DESC' },
    most: isMonth ? ALL_MONTHS : MOST_BARS,
  });
  const rows = first.data as readonly (RowOf<Id> & GroupRow)[] | undefined;
  const shown = rows?.filter((row) => barOf(row).value > 0);
  return (
    <TopChart
      {...chart}
      kind={isMonth ? 'bar' : 'rows'}
      heading={HEADINGS[by]}
      ofPeople={by === 'Associate'}
      {...(isMonth
        ? {}
        : {
            definition: `The ${MOST_BARS} with most policies among the rows below${chart.total === null ? '.' : '; “All others” closes the sum.'}`,
          })}
      bars={shown?.map((row) => ({ key: row.key, name: shortGroupName(row), ...barOf(row) }))}
      error={first.error ?? error}
      onRetry={() => {
        void first.refetch();
        onRetry();
      }}
      onPick={(at) => {
        const row = shown?.[at];
        if (row) onPick(row);
      }}
    />
  );
}
