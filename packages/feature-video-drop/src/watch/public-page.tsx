import { Mark, useAppConfig } from '@upline/shell';
import type { ReactNode } from 'react';
import classes from './watch.module.css';

/** The page of somebody who was sent a link: the mark, one title, and what it is about. */
export function PublicPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { product } = useAppConfig();
  return (
    <div className={classes.page}>
      <header className={classes.brand}>
        <Mark size={28} />
        <span>{product}</span>
      </header>
      <main className={classes.page}>
        <h1 className={classes.title}>{title}</h1>
        {children}
      </main>
    </div>
  );
}
