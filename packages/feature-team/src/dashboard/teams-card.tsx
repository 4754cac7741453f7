import { useQuery } from '@tanstack/react-query';
import { formatNumber, TEAM_TYPE_NAMES, teamTypesOf } from '@upline/domain';
import { queryFor, useAccess } from '@upline/shell';
import { Link } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { opened } from './opened-list.ts';
import classes from './team-dashboard.module.css';
import { membersOf } from './team-tiles.tsx';

/** How many people each of the own teams has; each opens its list. */
export function TeamsCard() {
  const { user } = useAccess();
  const { data, error, refetch } = useQuery(queryFor('getTeamCounts'));
  return (
    <Card title="Your teams" flush>
      {!data && !error && (
        <div className={classes.inside}>
          <Loading label="your teams" count={4} />
        </div>
      )}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && (
        <ul className={classes.rows}>
          {teamTypesOf(user.is_senior_level).map((type) => (
            <li key={type}>
              <Link to={opened.members(type)} className={classes.step}>
                <span>{TEAM_TYPE_NAMES[type]}</span>
                <span className={classes.amount}>{formatNumber(membersOf(data, type))}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
