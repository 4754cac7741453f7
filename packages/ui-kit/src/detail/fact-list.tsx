import { Fragment, type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dash } from '../format/formats.tsx';
import { Private, type PrivateProps } from '../private/private.tsx';
import classes from './fact-list.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** Hidden while privacy is on. Formats that hide themselves (Money, Phone) need none. */
  readonly private?: NonNullable<PrivateProps['kind']>;
}

const isEmpty = ({ value }: Fact) => value === null || value === undefined || value === '' || value === false;

export interface FactListProps {
  readonly facts: readonly Fact[];
  /** Empty facts stay behind a button that says how many there are. */
  readonly folds?: boolean;
}

/** Labels and values of a record; an empty value is a dash (D.7.44). */
export function FactList({ facts, folds = false }: FactListProps) {
  const [isOpen, setOpen] = useState(false);
  const empty = facts.filter(isEmpty).length;
  const isFolded = folds && empty > 0 && !isOpen;
  const shown = isFolded ? facts.filter((fact) => !isEmpty(fact)) : facts;
  return (
    <>
      {shown.length > 0 && (
        <dl className={classes.list}>
          {shown.map((fact) => (
            <Fragment key={fact.label}>
              <dt className={classes.label}>{fact.label}</dt>
              <dd className={classes.value}>
                {isEmpty(fact) ? (
                  <Dash />
                ) : fact.private ? (
                  <Private kind={fact.private}>{fact.value}</Private>
                ) : (
                  fact.value
                )}
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
      {isFolded && (
        <Button size="xs" variant="subtle" px={0} onClick={() => setOpen(true)}>
          Show {empty} empty {empty === 1 ? 'field' : 'fields'}
        </Button>
      )}
    </>
  );
}
