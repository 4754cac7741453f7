import classes from './progress-ring.module.css';

export interface ProgressRingProps {
  /** What is on its way: `Next level`. */
  readonly label: string;
  readonly value: number;
  /** What is to be reached; above zero. */
  readonly goal: number;
}

const SIZE = 72;
const STROKE = 7;
const RADIUS = (SIZE - STROKE) / 2;
const LENGTH = 2 * Math.PI * RADIUS;

/** How many of a few things are done, as a ring with the figures in it. */
export function ProgressRing({ label, value, goal }: ProgressRingProps) {
  const part = Math.min(Math.max(value / goal, 0), 1);
  const text = `${value} of ${goal}`;
  const circle = { cx: SIZE / 2, cy: SIZE / 2, r: RADIUS, fill: 'none', strokeWidth: STROKE };
  return (
    <div
      className={classes.ring}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={goal}
      aria-valuenow={Math.min(value, goal)}
      aria-valuetext={text}
    >
      <svg width={SIZE} height={SIZE} aria-hidden>
        <circle {...circle} stroke="var(--up-color-chart-grid)" />
        {part > 0 && (
          <circle
            {...circle}
            stroke={part === 1 ? 'var(--up-color-success)' : 'var(--up-color-chart-1)'}
            strokeLinecap="round"
            strokeDasharray={`${LENGTH * part} ${LENGTH}`}
            transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`}
          />
        )}
      </svg>
      <span className={classes.text} aria-hidden>
        {text}
      </span>
    </div>
  );
}
