import { Fragment, type ReactNode } from 'react';
import { Dash } from '../format/formats.tsx';
import { Private, type PrivateProps } from '../private/private.tsx';
import classes from './fact-list.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** Hidden while privacy is on. Formats that hide themselves (Money, Phone) need none. */
  readonly private?: NonNullable<PrivateProps['kind']>;
}

const empty = (value: ReactNode) => value === null || value === undefined || value === '' || value === false;

/** Labels and values of a record; an empty value is a dash (D.7.44). */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={classes.list}>
      {facts.map(({ label, value, private: kind }) => (
        <Fragment key={label}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>
            {empty(value) ? <Dash /> : kind ? <Private kind={kind}>{value}</Private> : value}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
