import type { ReactNode } from 'react';
import classes from './field.module.css';

/** Fields that belong side by side (city and state); one below the other when narrow. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}
