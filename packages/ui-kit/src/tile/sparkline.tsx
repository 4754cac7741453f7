import { usePrivacy } from '../provider/context.ts';
import classes from './stat-tile.module.css';

const WIDTH = 72;
const HEIGHT = 24;

/** The course of a figure as one small line; decoration beside the figure and its change, so nothing to read aloud. */
export function Sparkline({ values }: { readonly values: readonly number[] }) {
  if (usePrivacy() || values.length < 2) return null;
  const low = Math.min(...values);
  const range = Math.max(...values) - low || 1;
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * WIDTH;
    const y = HEIGHT - 2 - ((value - low) / range) * (HEIGHT - 4);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg
      className={classes.sparkline}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinejoin="round"
      />
    </svg>
  );
}
