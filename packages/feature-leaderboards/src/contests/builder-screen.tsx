import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { OperationAnswer } from '@upline/api-client';
import { BOARD_PERIODS, type BoardPeriod } from '@upline/domain/production';
import { useChoose } from '@upline/shell';
import { BoardPage } from '../board/board-page.tsx';
import { type PeriodSearch, periodSearch } from '../board/board-search.ts';
import { PERIOD_WORDS } from '../board/board-words.ts';
import type { BoardColumn } from '../board/columns.ts';
import { Figure } from '../board/figure.tsx';
import type { Area } from '../board/operations.ts';
import { PeriodControl } from '../board/period-control.tsx';
import { builderQuery } from './contests.route.ts';

type Row = OperationAnswer<'getBuilderBoard'>['rows'][number];

const columnsOf = (period: BoardPeriod): readonly BoardColumn<Row>[] => {
  const { current, previous } = PERIOD_WORDS[period];
  return [
    {
      id: 'current',
      group: 'Points',
      label: current,
      cell: (row) => <Figure unit="hundredths" value={row.adjusted.current} />,
    },
    {
      id: 'previous',
      group: 'Points',
      label: previous,
      cell: (row) => <Figure unit="hundredths" value={row.adjusted.previous} />,
    },
    {
      id: 'total',
      label: 'Before reversals',
      cell: (row) => <Figure unit="hundredths" value={row.total.current} />,
    },
    { id: 'recruits', label: 'Recruits', cell: (row) => <Figure unit="count" value={row.recruits} /> },
    {
      id: 'bv',
      label: 'Base-shop issued BV',
      cell: (row) => <Figure unit="bv" value={row.base_shop_bv_cents} />,
    },
  ];
};

const COLUMNS = Object.fromEntries(BOARD_PERIODS.map((period) => [period, columnsOf(period)])) as Readonly<
  Record<BoardPeriod, readonly BoardColumn<Row>[]>
>;

/** `dashboard/leaderboard/builder`: members of the builder plan by base-shop building (domain.md 5.5). */
export const BuilderScreen = () => <Builder area="portal" />;
/** The same for the home office. */
export const OfficeBuilderScreen = () => <Builder area="admin" />;

function Builder({ area }: { readonly area: Area }) {
  const search: PeriodSearch = useSearch({ strict: false });
  const answer = useQuery({ ...builderQuery(area, search), placeholderData: keepPreviousData });
  const period = search.period ?? 'Month';
  const choose = useChoose(periodSearch);
  return (
    <BoardPage
      area={area}
      title="Builder leaderboard"
      facts={['1,000 points for each base-shop recruit, 1 for each dollar of base-shop issued BV']}
      answer={answer}
      columns={COLUMNS[period]}
      moves
      board={{ points_type: 'Builder', period }}
      search={search}
      onSearch={choose}
      controls={
        <PeriodControl period={period} onChange={(next) => choose({ period: next, page: undefined })} />
      }
    />
  );
}
