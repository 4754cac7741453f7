import type { OperationAnswer } from '@upline/api-client';
import { fullName } from '@upline/domain';
import { Avatar } from '@upline/ui-kit/avatar/avatar.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { Private } from '@upline/ui-kit/private/private.tsx';
import type { ReactNode } from 'react';
import classes from './board.module.css';

export type RankedUser = OperationAnswer<'getLeaderboard'>['rows'][number]['user'];

const placeOf = ({ city, state }: RankedUser) => [city, state].filter(Boolean).join(', ');

interface PersonProps {
  readonly user: RankedUser;
  /** The person's own page, where the reader may open it. */
  readonly to?: LinkTarget | undefined;
  /** What is below the name: level and upline RMD as well, where they have no column. */
  readonly facts?: 'place' | 'code' | 'all';
}

const ABOUT = {
  code: ({ code }: RankedUser) => [code],
  place: (user: RankedUser) => [user.code, placeOf(user)],
  all: (user: RankedUser) => [user.code, ...aboutOf(user)],
} as const;

const aboutOf = (user: RankedUser) => [
  placeOf(user),
  user.level_name,
  user.upline_rmd && <Private key="rmd">RMD {user.upline_rmd.name}</Private>,
];

/** Short facts in one line. */
function Facts({ of }: { readonly of: readonly ReactNode[] }) {
  return (
    <span className={classes.facts}>
      {of.filter(Boolean).map((fact, index) => (
        <span key={index}>{fact}</span>
      ))}
    </span>
  );
}

/** Where a person is and belongs, in a line of its own. */
export const AboutPerson = ({ user }: Pick<PersonProps, 'user'>) => <Facts of={aboutOf(user)} />;

/** Who a row is about. */
export function Person({ user, to, facts = 'place' }: PersonProps) {
  const name = fullName(user);
  return (
    <span className={classes.person}>
      <Avatar code={user.code} name={name} hasPhoto={user.has_photo} size={32} />
      <span className={classes.words}>
        <span className={classes.name}>
          <Private>{to ? <Link to={to}>{name}</Link> : name}</Private>
        </span>
        <Facts of={ABOUT[facts](user)} />
      </span>
    </span>
  );
}
