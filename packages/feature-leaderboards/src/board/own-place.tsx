import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';
import classes from './board.module.css';
import { columnName } from './column-name.ts';
import type { BoardColumn, Ranked } from './columns.ts';
import { Rank } from './rank.tsx';

interface OwnPlaceProps<Row extends Ranked> {
  /** Null where the reader is not on the board. */
  readonly row: Row | null;
  readonly columns: readonly BoardColumn<Row>[];
  readonly moves: boolean;
  readonly isHidden: boolean;
  readonly children?: ReactNode;
}

/** The reader's own place, in sight however far the board is read. */
export function OwnPlace<Row extends Ranked>({
  row,
  columns,
  moves,
  isHidden,
  children,
}: OwnPlaceProps<Row>) {
  return (
    <section className={classes.own} aria-label="Your place">
      {row ? (
        <>
          <p className={classes.ownPlace}>
            You are <Rank rank={row.rank} before={row.previous_rank} moves={moves} />
          </p>
          <dl className={classes.ownFigures}>
            {columns.map((column) => (
              <div key={column.id}>
                <dt>{columnName(column)}</dt>
                <dd>{column.cell(row)}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p className={layout.muted}>You have no figures on this board yet.</p>
      )}
      {children}
      {isHidden && <p className={classes.note}>Your figures are hidden from others.</p>}
    </section>
  );
}
