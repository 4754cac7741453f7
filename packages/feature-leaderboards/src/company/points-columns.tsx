import type { OperationAnswer } from '@upline/api-client';
import type { BoardPeriod } from '@upline/domain/production';
import { Link } from '@upline/ui-kit/link/link.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { PERIOD_WORDS, type Unit } from '../board/board-words.ts';
import type { BoardColumn } from '../board/columns.ts';
import { Figure } from '../board/figure.tsx';

export type PointsRow = OperationAnswer<'getLeaderboard'>['rows'][number];

/** Adjusted and total of both periods. The first leads to how it comes about, where the reader may ask. */
export function pointsColumns(
  unit: Unit,
  period: BoardPeriod,
  explainedAt: (code: string) => LinkTarget,
): readonly BoardColumn<PointsRow>[] {
  const { current, previous } = PERIOD_WORDS[period];
  const group = (name: string) => (unit === 'bv' ? `${name} BV` : name);
  const [adjusted, total] = [group('Adjusted'), group('Total')];
  return [
    {
      id: 'adjusted-current',
      group: adjusted,
      label: current,
      cell: (row) => {
        const figure = <Figure unit={unit} value={row.adjusted.current} />;
        if (!row.is_explained) return figure;
        return (
          <Link to={explainedAt(row.user.code)}>
            {figure}
            <span className="up-sr-only">, how it comes about</span>
          </Link>
        );
      },
    },
    {
      id: 'adjusted-previous',
      group: adjusted,
      label: previous,
      cell: (row) => <Figure unit={unit} value={row.adjusted.previous} />,
    },
    {
      id: 'total-current',
      group: total,
      label: current,
      cell: (row) => <Figure unit={unit} value={row.total.current} />,
    },
    {
      id: 'total-previous',
      group: total,
      label: previous,
      cell: (row) => <Figure unit={unit} value={row.total.previous} />,
    },
  ];
}
