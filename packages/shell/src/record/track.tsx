import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import classes from './record.module.css';

/** A stage on the way of a record; without a date it is still to come. */
export interface TrackStep {
  readonly label: string;
  readonly date: string | null;
  /** It has come that far on a day that the reader does not know. */
  readonly isReached?: boolean;
}

/** How far a record has come: its stages in their order with their days. */
export function Track({
  steps,
  label = 'Timeline',
}: {
  readonly steps: readonly TrackStep[];
  readonly label?: string;
}) {
  return (
    <ol className={classes.track} aria-label={label}>
      {steps.map(({ label: stage, date, isReached }) => (
        <li key={stage} className={`${classes.stage} ${date || isReached ? classes.reached : classes.ahead}`}>
          <span className={classes.stageName}>{stage}</span>
          {date ? <DateText value={date} /> : <span>{isReached ? 'Done' : 'Not yet'}</span>}
        </li>
      ))}
    </ol>
  );
}
