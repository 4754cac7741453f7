import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import classes from '../dashboard.module.css';
import { type OpenAction, WaitingCard, WaitingLine } from '../waiting-card.tsx';
import type { MainDashboard } from './main.ts';

/** Days before its end from which a license is spoken of (domain.md 2.34). */
const SOON = 60;

export interface OwnWaitingProps {
  readonly actions: readonly OpenAction[];
  readonly license: MainDashboard['license'];
}

/** What waits for the associate, and the license that ends soon; nothing where there is neither. */
export function OwnWaiting({ actions, license }: OwnWaitingProps) {
  const ending = license && license.days_left <= SOON ? license : null;
  if (actions.length === 0 && !ending) return null;
  return (
    <WaitingCard actions={actions}>
      {ending && (
        <li className={classes.row}>
          <WaitingLine
            text={`Your ${ending.type} license in ${ending.state} ends ${inDays(ending.days_left)}`}
            end={<DateText value={ending.expiration_date} />}
          />
        </li>
      )}
    </WaitingCard>
  );
}

const inDays = (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);
