import { Link } from '@upline/ui-kit';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import type { ReactNode } from 'react';
import classes from './record.module.css';

/** One figure of a record: what it is, how much, and what it is made of. */
export interface HeadlineFigure {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  /** Where it is explained. */
  readonly to?: LinkTarget;
}

/** What matters most in one strip; the first figure is the largest. */
export function Headline({ figures }: { readonly figures: readonly HeadlineFigure[] }) {
  return (
    <div className={classes.headline}>
      {figures.map(({ label, value, note, to }) => (
        <div key={label} className={classes.figure}>
          <p className={classes.label}>{label}</p>
          {/* Not a paragraph: a figure that leads on is underlined when it is pointed at, as in tiles. */}
          <div className={classes.value}>{to ? <Link to={to}>{value}</Link> : value}</div>
          {note && <p className={classes.note}>{note}</p>}
        </div>
      ))}
    </div>
  );
}
