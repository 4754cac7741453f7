import { type Country, formatDate } from '@upline/domain';
import { listed, useFigures, useGo } from '@upline/shell';
import { ChartFrame, useUiKit } from '@upline/ui-kit';
import { cashflowChart, teamChart, topEarnersChart } from './chart-data.ts';
import type { PaymentsScope } from './dashboard-search.ts';

interface ChartProps {
  readonly scope: PaymentsScope;
}

const useViewer = () => useUiKit().viewerCountry as Country;
const daysText = ({ from, to }: { readonly from: string; readonly to: string }) =>
  `${formatDate(from)} – ${formatDate(to)}`;

/** What a chart that cannot be read shows; the last figures stay if there are any. */
const failed = (data: unknown, error: Error | null) => (data ? undefined : error);

/** The open month and the eleven before. */
export function CashflowChart({ scope }: ChartProps) {
  const viewer = useViewer();
  const { data, error, refetch } = useFigures('getPaymentsCashflow', { query: scope });
  return (
    <ChartFrame
      title="Cashflow"
      unit={data?.currency ?? ''}
      period="12 months"
      definition="Net payouts by their pay date, what was withheld from them, and what was charged back in the month."
      kind="bar"
      data={data && cashflowChart(data, viewer)}
      error={failed(data, error)}
      onRetry={() => void refetch()}
    />
  );
}

/** Override and revenue income by direct leg. */
export function TeamChart({ scope }: ChartProps) {
  const viewer = useViewer();
  const { data, error, refetch } = useFigures('getPaymentsByTeam', { query: scope });
  return (
    <ChartFrame
      title="By team"
      unit={data?.currency ?? ''}
      period={data ? daysText(data) : scope.period}
      definition="Your overrides and Revenue Bonus from each direct leg. What the people there earn themselves is not shown."
      kind="bar"
      data={data && teamChart(data, viewer)}
      error={failed(data, error)}
      onRetry={() => void refetch()}
    />
  );
}

/** The five whose sales brought most override; a bar opens the lines it is made of. */
export function TopEarnersChart({ scope }: ChartProps) {
  const viewer = useViewer();
  const go = useGo();
  const { data, error, refetch } = useFigures('getPaymentsTopEarners', { query: scope });
  const open = (at: number) => {
    const code = data?.rows[at]?.code;
    if (!code) return;
    const filter = { source_associate_code: { eq: code } };
    void go({ to: '/payments/compensations', search: listed('listCompensations', { filter }) });
  };
  return (
    <ChartFrame
      title="Top earners"
      unit={data?.currency ?? ''}
      period={data ? daysText(data) : scope.period}
      definition="The five associates whose sales brought you most override."
      kind="bar"
      data={data && topEarnersChart(data, viewer)}
      error={failed(data, error)}
      onRetry={() => void refetch()}
      onPick={open}
    />
  );
}
