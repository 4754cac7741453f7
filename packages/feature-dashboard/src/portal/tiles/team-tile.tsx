import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@upline/domain';
import { listed, queryFor, tileState, usePageAt } from '@upline/shell';
import { CompactNumber } from '@upline/ui-kit/format/formats.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { StatTile } from '@upline/ui-kit/tile/stat-tile.tsx';
import { teamSubmitted } from './submitted-tile.tsx';

const activityQuery = queryFor('getTeamActivity', { query: { team_type: 'Infinity', period: 'Month' } });

/** Who of the team writes this month, which opens what they submitted, and who joined. */
export function TeamTile() {
  const query = useQuery(activityQuery);
  const { data } = query;
  const pageAt = usePageAt();
  const members = pageAt('/team/infinity');
  const recruits =
    data && `${formatNumber(data.recruits)} new ${data.recruits === 1 ? 'recruit' : 'recruits'}`;
  return (
    <StatTile
      label="Active writers this month"
      {...tileState(query)}
      note={data && `of ${formatNumber(data.members)} members`}
      more={
        <p className={layout.caption}>
          {data && members ? (
            <Link
              to={{
                ...members,
                search: listed('listTeam', { filter: { join_date: { between: [data.from, data.to] } } }),
              }}
            >
              {recruits}
            </Link>
          ) : (
            recruits
          )}
        </p>
      }
      {...(data ? { to: teamSubmitted(data) } : {})}
    >
      <CompactNumber value={data?.writers} />
    </StatTile>
  );
}
