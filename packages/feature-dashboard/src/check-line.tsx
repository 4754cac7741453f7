import type { ReactNode } from 'react';
import classes from './dashboard.module.css';

export interface CheckLineProps {
  readonly isMet: boolean;
  readonly text: string;
  /** `18 of 6` */
  readonly amount?: ReactNode;
}

/** One requirement: whether it is met, and how much of it there is. */
export function CheckLine({ isMet, text, amount }: CheckLineProps) {
  return (
    <li className={classes.check} data-met={isMet || undefined}>
      <span className={classes.mark} aria-hidden>
        {isMet ? '✓' : ''}
      </span>
      <span className={classes.checkText}>
        {text}
        <span className="up-sr-only">{isMet ? ', met' : ', not met yet'}</span>
      </span>
      {amount !== undefined && <span className={classes.amount}>{amount}</span>}
    </li>
  );
}
