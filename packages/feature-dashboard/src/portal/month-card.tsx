import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@upline/domain';
import {
  comparedWithBefore,
  daysOfPoint,
  listed,
  queryFor,
  type Series,
  seriesChart,
  useGo,
} from '@upline/shell';
import { ChartFrame } from '@upline/ui-kit/chart/chart-frame.tsx';

const queryOf = (team_type: 'Personal' | 'Infinity') =>
  queryFor('getBusinessSubmittedBv', { query: { team_type, period: 'Month' } });

/** Submitted BV of the month as it adds up, against the month before; a point opens what it is made of. */
export function MonthCard({ isTeam }: { readonly isTeam: boolean }) {
  const { data, error, refetch } = useQuery(queryOf(isTeam ? 'Infinity' : 'Personal'));
  const series = data as Series | undefined;
  const go = useGo();
  const open = (at: number) => {
    if (!series) return;
    const { from, to } = daysOfPoint(series, at);
    const submit_date = { between: [from, to] as [string, string] };
    // The line of a team has the own production in it (R-TEAM-01).
    void go({
      to: '/business',
      search: isTeam
        ? {
            team: 'Infinity',
            counted: 'Production',
            ...listed('listTeamPolicies', { filter: { submit_date } }),
          }
        : listed('listPolicies', { filter: { submit_date, role: { in: ['Writing', 'Split'] } } }),
    });
  };
  return (
    <ChartFrame
      title={isTeam ? 'Submitted BV of the team and you' : 'Submitted BV'}
      unit="BV"
      period={series ? `${formatDate(series.from)} – ${formatDate(series.to)}` : 'This month'}
      {...(series ? { comparison: comparedWithBefore(series) } : {})}
      kind="line"
      height={200}
      data={series && seriesChart(series)}
      error={series ? undefined : error}
      onRetry={() => void refetch()}
      onPick={open}
    />
  );
}
