import { Mark, useAppConfig } from '@upline/shell';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './sign-in-layout.module.css';

export interface SignInLayoutProps {
  readonly title: string;
  /** One muted line under the title. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Shown beside the form when wide, below it when narrow. */
  readonly aside?: ReactNode;
}

/** The page of everything before the session: the mark, one title, one form. */
export function SignInLayout({ title, lead, children, aside }: SignInLayoutProps) {
  const config = useAppConfig();
  const card = useRef<HTMLElement>(null);
  // The page is one form: anyone who opens it is about to type into the first field, unless there is something to read first.
  useEffect(() => card.current?.querySelector<HTMLElement>('[data-autofocus], input')?.focus(), []);
  return (
    <div className={classes.page}>
      <header className={classes.brand}>
        <Mark size={28} />
        <span className={classes.name}>{config.product}</span>
        {config.variant === 'admin' && <span className={classes.variant}>Admin</span>}
      </header>
      <main className={classes.columns}>
        <section ref={card} className={classes.card}>
          <h1 className={classes.title}>{title}</h1>
          {lead && <p className={classes.lead}>{lead}</p>}
          {children}
        </section>
        {aside && <div className={classes.aside}>{aside}</div>}
      </main>
    </div>
  );
}
