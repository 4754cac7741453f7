import { clsx } from 'clsx';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import classes from './loading.module.css';

/** What comes sooner than this shows no skeleton at all. */
export const SKELETON_DELAY = 150;

function useWaited(delay: number): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return waited;
}

export interface SkeletonProps {
  readonly width?: CSSProperties['width'];
  readonly height?: CSSProperties['height'];
  readonly round?: boolean;
}

/** A grey block of the size of what will stand there. */
export function Skeleton({ width = '100%', height = '1rem', round = false }: SkeletonProps) {
  return (
    <span className={clsx(classes.skeleton, round && classes.round)} style={{ width, height }} aria-hidden />
  );
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

type Shape = 'lines' | 'form' | 'rows' | 'tiles' | 'detail';

const SHAPES: Readonly<Record<Shape, (count: number) => ReactNode>> = {
  lines: (count) =>
    times(count).map((line) => (
      <Skeleton key={line} width={`${90 - ((line * 17) % 40)}%`} height="1.25rem" />
    )),
  form: (count) =>
    times(count).map((field) => (
      <span key={field} className={classes.field}>
        <Skeleton width="8rem" height="1.25rem" />
        <Skeleton height="2.25rem" />
      </span>
    )),
  rows: (count) => times(count).map((row) => <Skeleton key={row} height="2.5rem" />),
  tiles: (count) => (
    <span className={classes.tiles}>
      {times(count).map((tile) => (
        <Skeleton key={tile} height="7rem" />
      ))}
    </span>
  ),
  detail: (count) => (
    <>
      <span className={classes.head}>
        <Skeleton width="3rem" height="3rem" round />
        <span className={classes.field}>
          <Skeleton width="14rem" height="1.75rem" />
          <Skeleton width="10rem" height="1.25rem" />
        </span>
      </span>
      {SHAPES.lines(count)}
    </>
  ),
};

export interface LoadingProps {
  /** What is being loaded, for screen readers: `Clients`. */
  readonly label: string;
  /** Geometry of what will come. */
  readonly shape?: Shape;
  readonly count?: number;
  /** Own geometry instead of a shape. */
  readonly children?: ReactNode;
}

/** Skeletons with the final geometry, after 150 ms. */
export function Loading({ label, shape = 'lines', count = 4, children }: LoadingProps) {
  const waited = useWaited(SKELETON_DELAY);
  return (
    <div className={classes.loading} aria-busy>
      <span role="status" className="up-sr-only">
        {waited ? `Loading ${label}` : ''}
      </span>
      {waited && (children ?? SHAPES[shape](count))}
    </div>
  );
}
