import { Card } from '@upline/ui-kit/card/card.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import classes from './efast.module.css';
import type { Program, Start } from './efast.ts';
import { pointsOf } from './timeline.ts';

interface NavigatorProps {
  readonly start: Start;
  readonly program: Program | undefined;
}

const STATES = { done: 'done', open: 'open', overdue: 'overdue' } as const;

/** eFast Start, training program and escrow in one line of days (domain.md 9.3 #9). */
export function Navigator({ start, program }: NavigatorProps) {
  return (
    <Card title="Your first 90 days">
      <ol className={classes.days} aria-label="Your first 90 days">
        {pointsOf(start, program).map(({ key, day, text, state, of }) => (
          <li key={key} data-state={state}>
            <span className={layout.muted}>
              <DateText value={day} />
              {program && ` · ${of}`}
              {state === 'overdue' ? (
                <span className={classes.overdue}> · Overdue</span>
              ) : (
                <span className="up-sr-only">, {STATES[state]}</span>
              )}
            </span>
            <span className={classes.point}>{text}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
