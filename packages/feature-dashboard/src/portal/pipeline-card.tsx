import { useQuery } from '@tanstack/react-query';
import { formatBps, formatNumber } from '@upline/domain';
import { inputFor, listed, queryFor, useGo } from '@upline/shell';
import { ChartFrame } from '@upline/ui-kit/chart/chart-frame.tsx';

/** Statuses on the way to pay, in their order. */
const STATUSES = ['Action Required', 'Pending', 'Ready To Pay'] as const;
const each = STATUSES.map((status) => ({ business_status: { eq: status } }));

const ownQuery = queryFor('countPolicies', ...inputFor<'countPolicies'>({ query: { each } }));
const teamQuery = queryFor(
  'countTeamPolicies',
  ...inputFor<'countTeamPolicies'>({ query: { each, team: 'Infinity' } }),
);

/** Policies on their way to pay, by status; a row opens them. */
export function PipelineCard({ isTeam }: { readonly isTeam: boolean }) {
  const own = useQuery({ ...ownQuery, enabled: !isTeam });
  const team = useQuery({ ...teamQuery, enabled: isTeam });
  const { data, error, refetch } = isTeam ? team : own;
  const go = useGo();
  const counts = data?.each ?? [];
  const total = counts.reduce((sum, count) => sum + count, 0);
  const open = (at: number) => {
    const status = STATUSES[at];
    if (!status) return;
    const only = { business_status: { eq: status } };
    void go({
      to: '/business',
      search: isTeam
        ? { team: 'Infinity', ...listed('listTeamPolicies', { filter: only }) }
        : listed('listPolicies', { filter: only }),
    });
  };
  return (
    <ChartFrame
      title={isTeam ? 'Pipeline of the team' : 'My pipeline'}
      unit="Policies"
      period="now"
      kind="rows"
      height={120}
      data={
        data && {
          heading: 'Status',
          labels: STATUSES,
          series: [
            { name: 'Policies', values: STATUSES.map((_, at) => (total > 0 ? (counts[at] ?? 0) : null)) },
          ],
          ...(total > 0
            ? { notes: counts.map((count) => formatBps(Math.round((count * 10_000) / total))) }
            : {}),
          format: formatNumber,
        }
      }
      error={data ? undefined : error}
      onRetry={() => void refetch()}
      onPick={open}
    />
  );
}
