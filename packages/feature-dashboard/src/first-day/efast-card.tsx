import { formatDate } from '@upline/domain';
import { usePageAt } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { ProgressRing } from '@upline/ui-kit/progress/progress-ring.tsx';
import classes from '../dashboard.module.css';
import type { MainDashboard } from '../portal/main.ts';

export type EfastStanding = NonNullable<MainDashboard['efast_start']>;

/** eFast Start as a ring, with what is next (domain.md 2.34). */
export function EfastCard({ percent, required, required_done, days_left, next }: EfastStanding) {
  const page = usePageAt()('/university/efast-start');
  return (
    <Card title="eFast Start" actions={page && <Link to={page}>All tasks</Link>}>
      <div className={classes.level}>
        <ProgressRing label="Required tasks done" value={required_done} goal={Math.max(1, required)} />
        <p>
          {percent === 100 ? 'Everything required is done.' : `${percent}% of what is required.`}{' '}
          {days_left === 1 ? '1 day' : `${days_left} days`} left of your first 90.
        </p>
      </div>
      {next.length > 0 && (
        <ol className={classes.checks} aria-label="Next tasks">
          {next.map(({ id, title, due_on, is_overdue }) => (
            <li key={id}>
              {title}
              <span className={classes.hint}>
                {' '}
                · {is_overdue ? 'was due' : 'due'} {formatDate(due_on)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
