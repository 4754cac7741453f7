import type { OperationAnswer } from '@upline/api-client';
import { formatNumber } from '@upline/domain';
import { useNarrow } from '@upline/ui-kit/provider/use-media.ts';
import type { ReactNode } from 'react';
import board from '../board/board.module.css';
import { Figure } from '../board/figure.tsx';
import { Person } from '../board/person.tsx';

type Candidate = Pick<
  OperationAnswer<'getBuilderBonusBoard'>['near_qualifiers'][number],
  'user' | 'recruits' | 'base_shop_bv_cents'
>;

interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
}

interface CandidateTableProps<Row extends Candidate> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly own: string | undefined;
  readonly busy: boolean;
}

const COUNTED: readonly Column<Candidate>[] = [
  { label: 'Recruits', cell: ({ recruits }) => formatNumber(recruits) },
  { label: 'Base-shop BV', cell: (row) => <Figure unit="bv" value={row.base_shop_bv_cents} /> },
];

/** People of the bonus in the order of the board, with what was counted. */
export function CandidateTable<Row extends Candidate>(props: CandidateTableProps<Row>) {
  const { label, rows, columns, own, busy } = props;
  const all: readonly Column<Row>[] = [...COUNTED, ...columns];
  if (useNarrow())
    return (
      <ol className={board.cards} aria-label={label} aria-busy={busy || undefined}>
        {rows.map((row) => (
          <li key={row.user.code} data-own={row.user.code === own || undefined}>
            <div className={board.cardBody}>
              <Person user={row.user} facts="all" />
              <dl className={board.cardFigures}>
                {all.map((column) => (
                  <div key={column.label}>
                    <dt>{column.label}</dt>
                    <dd>{column.cell(row)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
      </ol>
    );
  return (
    <table className={board.table} aria-label={label} aria-busy={busy || undefined}>
      <thead>
        <tr>
          <th scope="col">Associate</th>
          {all.map((column) => (
            <th key={column.label} scope="col" className={board.end}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.user.code} data-own={row.user.code === own || undefined}>
            <th scope="row">
              <Person user={row.user} facts="all" />
            </th>
            {all.map((column) => (
              <td key={column.label} className={board.end}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
