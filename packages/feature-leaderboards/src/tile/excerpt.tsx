import type { OperationAnswer } from '@upline/api-client';
import { fullName } from '@upline/domain';
import { Avatar } from '@upline/ui-kit/avatar/avatar.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { POINTS, type Unit } from '../board/board-words.ts';
import { Figure } from '../board/figure.tsx';
import { Rank } from '../board/rank.tsx';
import classes from './tile.module.css';

type Board = OperationAnswer<'getLeaderboard'>;
type Row = Board['rows'][number];

/** How many of the first rows the excerpt shows. */
export const SHOWN = 5;

interface ExcerptProps {
  readonly board: Board;
  /** The reader, where the reader can have a place on the board. */
  readonly own: string | undefined;
}

/** The first rows of a board, and the reader's own where it is not among them. */
export function Excerpt({ board, own }: ExcerptProps) {
  const first = board.rows.slice(0, SHOWN);
  const isAmongFirst = first.some(({ user }) => user.code === own);
  if (first.length === 0) return <EmptyState>Nobody has figures in this month yet.</EmptyState>;
  return (
    <>
      <p className={classes.note}>{POINTS[board.points_type].name} of this month, adjusted</p>
      <ol className={classes.rows}>
        {first.map((row) => (
          <Line
            key={row.user.code}
            row={row}
            isOwn={row.user.code === own}
            unit={POINTS[board.points_type].unit}
          />
        ))}
        {board.own && !isAmongFirst && (
          <Line row={board.own} isOwn isApart unit={POINTS[board.points_type].unit} />
        )}
      </ol>
      {own && !board.own && <p className={classes.note}>You have no figures in this month yet.</p>}
    </>
  );
}

interface LineProps {
  readonly row: Row;
  readonly isOwn: boolean;
  /** Not next to the rows before it. */
  readonly isApart?: boolean;
  readonly unit: Unit;
}

function Line({ row, isOwn, isApart = false, unit }: LineProps) {
  const name = fullName(row.user);
  return (
    <li data-own={isOwn || undefined} data-apart={isApart || undefined}>
      <Rank rank={row.rank} before={row.previous_rank} moves />
      <Avatar code={row.user.code} name={name} hasPhoto={row.user.has_photo} size={24} />
      <span className={classes.name}>
        <Private>{name}</Private>
        {isOwn && <span className={classes.you}> You</span>}
      </span>
      <Figure unit={unit} value={row.adjusted.current} named />
    </li>
  );
}
