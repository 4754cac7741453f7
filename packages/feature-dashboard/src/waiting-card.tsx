import { Card } from '@upline/ui-kit/card/card.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import type { ReactNode } from 'react';
import classes from './dashboard.module.css';

/** One thing that waits, and the list it is done in. */
export interface OpenAction {
  readonly text: string;
  /** By a filter that names what was counted, so the figure and the list agree. */
  readonly to: LinkTarget;
}

/** `1 case waits`, `3 cases wait`. */
export const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

export interface WaitingCardProps {
  readonly actions: readonly OpenAction[];
  /** Lines that lead nowhere. */
  readonly children?: ReactNode;
}

/** What waits for the person, each line leading to where it is done. */
export function WaitingCard({ actions, children }: WaitingCardProps) {
  return (
    <Card title="Waiting for you" flush>
      <ul className={classes.rows}>
        {actions.map(({ text, to }) => (
          <li key={text}>
            <Link to={to} className={classes.row}>
              <WaitingLine text={text} end={<span aria-hidden>→</span>} />
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </Card>
  );
}

interface WaitingLineProps {
  readonly text: string;
  readonly end: ReactNode;
}

export function WaitingLine({ text, end }: WaitingLineProps) {
  return (
    <>
      <span className={classes.dot} aria-hidden />
      <span className={classes.words}>{text}</span>
      <span className={classes.time}>{end}</span>
    </>
  );
}
