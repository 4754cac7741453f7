import type { OperationAnswer } from '@upline/api-client';
import { formatNumber } from '@upline/domain';
import { Dash } from '@upline/ui-kit/format/formats.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import board from '../board/board.module.css';
import type { BoardColumn } from '../board/columns.ts';
import { Figure } from '../board/figure.tsx';

export type HawaiiRow = OperationAnswer<'getHawaiiBoard'>['rows'][number];
type Standing = NonNullable<HawaiiRow['standing']>;

export const HAWAII_COLUMNS: readonly BoardColumn<HawaiiRow>[] = [
  {
    id: 'current',
    group: 'Points',
    label: 'This contest',
    cell: (row) => <Figure unit="count" value={row.adjusted.current} />,
  },
  {
    id: 'previous',
    group: 'Points',
    label: 'Contest before',
    cell: (row) => <Figure unit="count" value={row.adjusted.previous} />,
  },
  {
    id: 'total',
    label: 'Before reversals',
    cell: (row) => <Figure unit="count" value={row.total.current} />,
  },
  { id: 'seats', label: 'Seats', cell: (row) => formatNumber(row.seats_by_points) },
  {
    id: 'next',
    label: 'To the next seat',
    cell: (row) =>
      row.points_to_next_seat === null ? <Dash /> : <Figure unit="count" value={row.points_to_next_seat} />,
  },
  {
    id: 'bv',
    label: 'BV, own and base shop',
    cell: (row) => (
      <span className={board.lines}>
        <Figure unit="bv" value={row.personal_bv_cents} />
        <span className={layout.muted}>
          <Figure unit="bv" value={row.base_shop_others_bv_cents} />
        </span>
      </span>
    ),
  },
  {
    id: 'licensed',
    label: 'Licensed recruits',
    cell: (row) => (
      <>
        {formatNumber(row.licensed_recruits)}
        {row.is_promoted_to_rmd && ' and RMD'}
      </>
    ),
  },
];

/** What is in the way of a seat, if the contest closed now. */
export const missingOf = ({ is_active, is_free_of_debt, is_persistent }: Standing): readonly string[] => [
  ...(is_active ? [] : ['not Active']),
  ...(is_free_of_debt ? [] : ['debit balance']),
  ...(is_persistent ? [] : ['low 13-month persistency']),
];

const conditionsOf = (standing: Standing) => {
  const missing = missingOf(standing);
  if (missing.length > 0) return `Not met: ${missing.join(', ')}`;
  return `Met, ${standing.seats} ${standing.seats === 1 ? 'seat' : 'seats'}`;
};

export const STANDING_COLUMN: BoardColumn<HawaiiRow> = {
  id: 'standing',
  label: 'Conditions',
  cell: ({ standing }) => (standing === null ? <Dash /> : conditionsOf(standing)),
};
