import classes from './board.module.css';

interface RankProps {
  readonly rank: number;
  /** By the figures of the period before; null for a person who had none. */
  readonly before: number | null;
  /** Whether the board knows the ranks of the period before. */
  readonly moves: boolean;
}

function Movement({ rank, before }: Pick<RankProps, 'rank' | 'before'>) {
  if (before === null) return <span className={classes.moved}>New</span>;
  const places = before - rank;
  if (places === 0)
    return (
      <span className={classes.moved}>
        <span aria-hidden>=</span>
        <span className="up-sr-only">Same rank as before</span>
      </span>
    );
  return (
    <span className={classes.moved} data-up={places > 0 || undefined} data-down={places < 0 || undefined}>
      <span aria-hidden>{places > 0 ? '▲' : '▼'} </span>
      <span className="up-sr-only">{places > 0 ? 'Up ' : 'Down '}</span>
      {Math.abs(places)}
    </span>
  );
}

/** The rank, and how many places the person has moved since the period before. */
export function Rank({ rank, before, moves }: RankProps) {
  return (
    <span className={classes.rank}>
      <span className={classes.place}>{rank}</span>
      {moves && <Movement rank={rank} before={before} />}
    </span>
  );
}
