import { useQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { formatNumber, TEAM_TYPE_NAMES, type TeamType } from '@upline/domain';
import { queryFor } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { EmptyState, ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { teamStages } from '../prospect-lists.ts';
import classes from './team-stages.module.css';

/** The stages of a team's prospects (R-PRO-05). */
export function TeamStages({ team }: { readonly team: TeamType }) {
  const { data, error, refetch } = useQuery(queryFor('countTeamProspectsByStage', teamStages(team)));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label="Prospects by stage" count={8} />;
  return <StageCounts team={team} rows={data.rows} />;
}

interface StageCountsProps extends Pick<OperationAnswer<'countTeamProspectsByStage'>, 'rows'> {
  readonly team: TeamType;
}

/** How many people are in each stage, with bars to compare. */
export function StageCounts({ team, rows }: StageCountsProps) {
  const most = Math.max(...rows.map(({ count }) => count));
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  const name = TEAM_TYPE_NAMES[team];
  if (all === 0)
    return (
      <EmptyState>
        Nothing here yet. The prospects of the people in this team will be counted here.
      </EmptyState>
    );
  return (
    <Card title={`${name}: ${formatNumber(all)} ${all === 1 ? 'prospect' : 'prospects'}`}>
      <table className={classes.table}>
        <caption className={classes.note}>
          Counts only: whom your team is talking to stays with them. Lost prospects are not counted.
        </caption>
        <thead className="up-sr-only">
          <tr>
            <th scope="col">Stage</th>
            <th scope="col">Prospects</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ stage, count }) => (
            <tr key={stage}>
              <th scope="row">{stage}</th>
              <td>
                <span className={classes.bar} style={{ inlineSize: `${(count / most) * 70}%` }} aria-hidden />
                {formatNumber(count)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
