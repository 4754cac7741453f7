import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import classes from './card.module.css';

export interface CardProps {
  readonly title?: string;
  /** Quiet buttons or links at the right of the title. */
  readonly actions?: ReactNode;
  /** No inner space: for lists and charts that bring their own. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** A part of a page: one border, no shadow. */
export function Card({ title, actions, flush = false, children }: CardProps) {
  const id = useId();
  return (
    <section className={clsx(classes.card, flush && classes.flush)} aria-labelledby={title ? id : undefined}>
      {(title || actions) && (
        <header className={classes.head}>
          {title && (
            <h2 id={id} className={classes.title}>
              {title}
            </h2>
          )}
          {actions && <div className={classes.actions}>{actions}</div>}
        </header>
      )}
      {children}
    </section>
  );
}

/** Cards in 1, 2, 3, 4 or 6 columns by the width of the page (SPEC 9). */
export function CardGrid({ children }: { readonly children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}
