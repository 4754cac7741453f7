import { Mark, useAppConfig } from '@upline/shell';
import type { ReactNode } from 'react';
import classes from './registration-layout.module.css';

export interface RegistrationLayoutProps {
  readonly title: string;
  /** One muted line under the title. */
  readonly lead?: ReactNode;
  /** Who else the person joins through, next to the mark. */
  readonly partner?: string | undefined;
  readonly children: ReactNode;
}

/** The page of somebody who joins: the mark, one title, one step. */
export function RegistrationLayout({ title, lead, partner, children }: RegistrationLayoutProps) {
  const { product } = useAppConfig();
  return (
    <div className={classes.page}>
      <header className={classes.brand}>
        <Mark size={28} />
        <span className={classes.name}>{product}</span>
        {partner && <span className={classes.muted}>with {partner}</span>}
      </header>
      <main className={classes.main}>
        <div>
          <h1 className={classes.title}>{title}</h1>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {children}
      </main>
    </div>
  );
}
