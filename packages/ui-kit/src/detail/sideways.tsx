import type { ReactNode } from 'react';
import classes from './sideways.module.css';

export interface SidewaysProps {
  /** What it holds: `Products, table`. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A table that may be wider than its place: it scrolls by itself, also for the keyboard (WCAG 2.1.1). */
export function Sideways({ label, children }: SidewaysProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard
    <section className={classes.scroll} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
