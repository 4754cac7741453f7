import type { Partner } from '@upline/domain';
import { Mark, useAppConfig } from '@upline/shell';
import type { ReactNode } from 'react';
import classes from './registration-layout.module.css';

export interface RegistrationLayoutProps {
  readonly title: string;
  /** One muted line under the title. */
  readonly lead?: ReactNode;
  /** The partner through which the person joins; the page shows its name as well as ours. */
  readonly partner?: Partner | null;
  readonly children: ReactNode;
}

/** The page of a person who registers: the logo, one title, one step. */
export function RegistrationLayout({ title, lead, partner = null, children }: RegistrationLayoutProps) {
  const { product } = useAppConfig();
  return (
    <div className={classes.page} data-partner={partner ?? undefined}>
      <header className={classes.brand}>
        <Mark size={28} />
        <span className={classes.name}>{product}</span>
        {partner && (
          <>
            <span className={classes.muted}>with</span>
            <span className={classes.partner}>{partner}</span>
          </>
        )}
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
