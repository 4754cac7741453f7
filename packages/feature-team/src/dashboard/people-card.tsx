import { Link } from '@upline/ui-kit';
import { Avatar } from '@upline/ui-kit/avatar/avatar.tsx';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { Private } from '@upline/ui-kit/private/private.tsx';
import type { ReactNode } from 'react';
import { memberAt } from '../member-at.ts';
import classes from './team-dashboard.module.css';

export interface PeopleRow {
  readonly key: string;
  readonly code: string;
  readonly name: string;
  readonly about: ReactNode;
  readonly end: ReactNode;
}

export interface PeopleCardProps {
  readonly title: string;
  /** Undefined while loading. */
  readonly rows: readonly PeopleRow[] | undefined;
  /** Opens all that are counted: `All 14`. */
  readonly all: { readonly label: string; readonly to: LinkTarget } | undefined;
  readonly note?: ReactNode;
  readonly empty: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The first people of a list, each opening the member. */
export function PeopleCard(props: PeopleCardProps) {
  const { title, rows, all, note, empty, error, onRetry } = props;
  return (
    <Card title={title} flush actions={all && <Link to={all.to}>{all.label}</Link>}>
      {note && <div className={classes.inside}>{note}</div>}
      {!rows && !error && (
        <div className={classes.inside}>
          <Loading label={title.toLowerCase()} count={5} />
        </div>
      )}
      {!rows && Boolean(error) && <ErrorState error={error} onRetry={onRetry} />}
      {rows?.length === 0 && <p className={classes.empty}>{empty}</p>}
      <ul className={classes.rows}>
        {rows?.map(({ key, code, name, about, end }) => (
          <li key={key}>
            <Link to={memberAt(code)} className={classes.row}>
              <Avatar name={name} size={32} />
              <span className={classes.words}>
                <span className={classes.name}>
                  <Private>{name}</Private>
                </span>
                <span className={classes.muted}>{about}</span>
              </span>
              <span className={classes.end}>{end}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
