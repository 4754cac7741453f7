import { formatNumber } from '@upline/domain';
import { ProgressBar } from '@upline/ui-kit/progress/progress-bar.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import classes from './contests.module.css';
import { type HawaiiRow, missingOf } from './hawaii-columns.tsx';

/** How far the reader's next seat is, and what else it takes. */
export function NextSeat({ adjusted, points_to_next_seat, standing }: HawaiiRow) {
  const missing = standing ? missingOf(standing) : [];
  const goal = points_to_next_seat === null ? null : adjusted.current + points_to_next_seat;
  return (
    <div className={classes.seat}>
      {goal !== null && (
        <ProgressBar
          label="Points of the next seat"
          value={adjusted.current}
          goal={goal}
          text={`${formatNumber(adjusted.current)} of ${formatNumber(goal)} points`}
        />
      )}
      <p className={layout.muted}>
        {goal === null
          ? 'You have the points of every seat. '
          : `${formatNumber(points_to_next_seat ?? 0)} points to the next seat. `}
        {missing.length === 0 ? 'All conditions are met.' : `In the way: ${missing.join(', ')}.`}
      </p>
    </div>
  );
}
