import { Link } from '@upline/ui-kit';
import { Avatar } from '@upline/ui-kit/avatar/avatar.tsx';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { Private } from '@upline/ui-kit/private/private.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';
import classes from './dashboards.module.css';

interface PersonRow {
  readonly key: string;
  readonly to: LinkTarget;
  readonly name: string;
  readonly about: string;
  readonly end: ReactNode;
}

export interface PeopleCardProps {
  readonly title: string;
  /** Undefined while loading. */
  readonly rows: readonly PersonRow[] | undefined;
  readonly all: { readonly label: string; readonly to: LinkTarget } | undefined;
  readonly empty: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The first people of a tile, each opening the associate. */
export function PeopleCard({ title, rows, all, empty, error, onRetry }: PeopleCardProps) {
  return (
    <Card title={title} actions={all && <Link to={all.to}>{all.label}</Link>}>
      {!rows && !error && <Loading label={title} count={5} />}
      {!rows && Boolean(error) && <ErrorState error={error} onRetry={onRetry} />}
      {rows?.length === 0 && <p className={layout.small}>{empty}</p>}
      {rows && rows.length > 0 && (
        <ul className={classes.rows} aria-label={title}>
          {rows.map(({ key, to, name, about, end }) => (
            <li key={key}>
              <Link to={to} className={classes.row}>
                <Avatar name={name} size={32} />
                <span className={classes.words}>
                  <Private>{name}</Private>
                  <span className={layout.small}>{about}</span>
                </span>
                <span className={classes.end}>{end}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
