import { Paper, Skeleton, Text } from '@mantine/core';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import type { LinkTarget } from '../link/link-target.ts';
import { Private } from '../private/private.tsx';
import { Sparkline } from './sparkline.tsx';
import classes from './stat-tile.module.css';

/** Against the previous period. */
export interface StatChange {
  /** Basis points of the previous figure; the arrow and the word follow its sign. */
  readonly bps: number;
  /** `vs. last month` */
  readonly period: string;
  /** Set where more is worse. */
  readonly moreIsWorse?: boolean;
}

export interface StatTileProps {
  readonly label: string;
  /** The figure: `<Money compact …/>`, `<CompactNumber …/>`. Undefined while it is loading. */
  readonly children?: ReactNode;
  readonly change?: StatChange;
  /** Values of the last periods, oldest first. */
  readonly trend?: readonly number[];
  /** Where the figure opens what it is made of. */
  readonly to?: LinkTarget;
  /** How the figure is counted, in three or four words. */
  readonly note?: ReactNode;
  /** Below the note, above the link of the tile: a line of progress, a link of its own. */
  readonly more?: ReactNode;
  /** Never has a change or a trend, and keeps no room for them. */
  readonly bare?: boolean;
  readonly loading?: boolean;
  /** Why there is no figure; shown in its place. */
  readonly problem?: string | undefined;
  /** Asks for the figure again. */
  readonly onRetry?: () => void;
}

function Change({ bps, period, moreIsWorse = false }: StatChange) {
  const good = bps === 0 ? undefined : bps > 0 !== moreIsWorse;
  const arrow = bps === 0 ? '→' : bps > 0 ? '↑' : '↓';
  const word = bps === 0 ? 'No change' : bps > 0 ? 'Up' : 'Down';
  return (
    <Text size="xs" c="dimmed" className="up-figures">
      <Private kind="amount">
        <span className={clsx(good === true && classes.good, good === false && classes.bad)}>
          <span aria-hidden>{arrow} </span>
          <span className="up-sr-only">{word} </span>
          {(Math.abs(bps) / 100).toLocaleString('en-US', { maximumFractionDigits: 1 })}%
        </span>
      </Private>{' '}
      {period}
    </Text>
  );
}

/** One figure of a dashboard, with its change and its trend; the whole tile is a link to what it is made of. */
export function StatTile(props: StatTileProps) {
  const { label, children, change, trend, note, to, bare = false, loading = false, problem } = props;
  const { more, onRetry } = props;
  return (
    <Paper
      withBorder
      p="md"
      className={clsx(classes.tile, bare && classes.bare)}
      aria-busy={loading || undefined}
    >
      <Text c="dimmed">
        {to && !loading ? (
          <Link to={to} className={classes.link}>
            {label}
          </Link>
        ) : (
          label
        )}
      </Text>
      {loading ? (
        <Skeleton w="60%" h="var(--up-line-figure)" />
      ) : (
        <p className={classes.figure}>{problem === undefined ? children : '—'}</p>
      )}
      {note && !loading && problem === undefined && (
        <Text size="xs" c="dimmed">
          {note}
        </Text>
      )}
      {problem !== undefined && (
        <Text role="alert" size="xs" c="dimmed">
          {problem}
        </Text>
      )}
      {problem !== undefined && onRetry && (
        <Button size="xs" className={classes.above} onClick={onRetry}>
          Try again
        </Button>
      )}
      {more && !loading && problem === undefined && <div className={classes.above}>{more}</div>}
      {!bare && (
        <div className={classes.foot}>
          {change && !loading ? <Change {...change} /> : <span />}
          {trend && !loading && <Sparkline values={trend} />}
        </div>
      )}
    </Paper>
  );
}
