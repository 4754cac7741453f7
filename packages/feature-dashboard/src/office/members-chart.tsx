import { useQuery } from '@tanstack/react-query';
import { formatNumber, MONTHS } from '@upline/domain';
import { queryFor } from '@upline/shell';
import { ChartFrame } from '@upline/ui-kit/chart/chart-frame.tsx';

const membersQuery = queryFor('getCompanyTeamMembersCount', { query: {} });

const labelOf = (day: string) => `${MONTHS[Number(day.slice(5, 7)) - 1]?.slice(0, 3)} ${day.slice(2, 4)}`;

/** Active members at the ends of twelve months. */
export function MembersChart() {
  const { data, error, refetch } = useQuery(membersQuery);
  return (
    <ChartFrame
      title="Active members"
      unit="Members"
      period="at the ends of 12 months"
      kind="line"
      height={200}
      data={
        data && {
          heading: 'Month',
          labels: data.months.map(({ on }) => labelOf(on)),
          series: [{ name: 'Active members', values: data.months.map(({ members }) => members) }],
          format: formatNumber,
        }
      }
      error={data ? undefined : error}
      onRetry={() => void refetch()}
    />
  );
}
