import type { OperationAnswer } from '@upline/api-client';
import { Avatar } from '@upline/ui-kit/avatar/avatar.tsx';
import { LinkCard } from '@upline/ui-kit/card/link-card.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import type { Unit } from '../board/board-words.ts';
import { Figure } from '../board/figure.tsx';
import type { TeamsSearch } from './team-search.ts';
import classes from './teams.module.css';

interface TeamCardProps {
  readonly team: OperationAnswer<'listLeaderboardTeams'>['rows'][number];
  readonly unit: Unit;
  /** What the teams are compared by; the team's own board opens with the same. */
  readonly search: TeamsSearch;
}

/** A named team: avatar, name, and what its anchor's team has produced. */
export function TeamCard({ team, unit, search }: TeamCardProps) {
  const { code, name, anchor, adjusted } = team;
  return (
    <LinkCard
      to={{ to: '/dashboard/team-leaderboard/$code', params: { code }, search }}
      className={classes.card}
    >
      <Avatar name={name} size={40} />
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.muted}>
          <Private>{anchor.name}</Private>
        </span>
        <span className={classes.figure}>
          {adjusted ? (
            <Figure unit={unit} value={adjusted.current} named />
          ) : (
            <span className={classes.muted}>No figures</span>
          )}
        </span>
      </span>
    </LinkCard>
  );
}
