import { getRouteApi } from '@tanstack/react-router';
import { companyPlacementReportFields } from '@upline/api-client/lists/company-placement-report.ts';
import { formatBps, formatDate, formatNumber } from '@upline/domain';
import { columnsFor, DataListFor, Headline, useGo } from '@upline/shell';
import { BusinessVolume } from '@upline/ui-kit/format/formats.tsx';
import { daysOf } from '../report/report-days.ts';
import { ReportScreen } from '../report/report-screen.tsx';
import { operationsOf } from '../report/report-search.ts';
import { useTotals } from '../report/use-report.ts';
import { COMPANY } from './company-reports.ts';
import { groupName } from './group-name.ts';
import { GroupsChart } from './groups-chart.tsx';
import { policiesOf } from './opened.ts';

const route = getRouteApi('/signed-in/reports/placement');

const COLUMNS = columnsFor<'listCompanyPlacementReport'>(companyPlacementReportFields, [
  { field: 'name', value: groupName, pinned: true, secret: true, cardRole: 'title', width: 220 },
  { field: 'submitted', cardRole: 'subtitle', width: 115 },
  { field: 'placed', cardRole: 'meta', width: 95 },
  { field: 'placement_bps', cardRole: 'value', width: 120 },
  { field: 'open', cardRole: 'meta', width: 90 },
  { field: 'not_placed', width: 115 },
  { field: 'average_days', width: 130 },
  { field: 'submitted_bv_cents', secret: true, width: 130 },
  { field: 'placed_bv_cents', secret: true, width: 120 },
]);

/** `reports/placement`: how much of what was submitted is placed (domain.md 1.4). */
export function PlacementScreen() {
  const search = route.useSearch();
  const go = useGo();
  const report = COMPANY.placement;
  const { by = 'Provider' } = search;
  const days = daysOf(report, search);
  const totals = useTotals(report, 'totalCompanyPlacementReport', search);
  const sums = totals.data;
  const opened = (row: { readonly key: string; readonly name: string }) =>
    policiesOf(by, row, 'submit_date', days);
  return (
    <ReportScreen
      title="Placement"
      about="Policies by the day they were submitted"
      report={report}
      search={search}
      charts={
        <>
          {sums && (
            <Headline
              figures={[
                {
                  label: 'Placement',
                  value: sums.placement_bps === null ? '—' : formatBps(sums.placement_bps),
                  note: `${formatNumber(sums.placed)} of ${formatNumber(sums.submitted)} policies`,
                },
                { label: 'Open', value: formatNumber(sums.open) },
                { label: 'Not placed', value: formatNumber(sums.not_placed) },
                { label: 'Days to place', value: sums.average_days ?? '—' },
                { label: 'Placed BV', value: <BusinessVolume cents={sums.placed_bv_cents} /> },
              ]}
            />
          )}
          <GroupsChart
            title="Submitted policies"
            unit="Policies"
            period={`${formatDate(days.from)} – ${formatDate(days.to)}`}
            measure="Submitted"
            report={report}
            list="listCompanyPlacementReport"
            search={search}
            by={by}
            largest="submitted"
            barOf={(row) => ({
              value: row.submitted,
              note: row.placement_bps === null ? '' : `${formatBps(row.placement_bps)} placed`,
            })}
            total={sums?.submitted}
            format={formatNumber}
            error={totals.error}
            onRetry={() => void totals.refetch()}
            onPick={(row) => void go(opened(row))}
          />
        </>
      }
    >
      <DataListFor
        key={JSON.stringify(operationsOf(report, search).query)}
        operations={operationsOf(report, search)}
        label="Placement"
        noun={{ one: 'row', many: 'rows' }}
        columns={COLUMNS}
        rowKey={(row) => row.key}
        rowTarget={opened}
        search={{ field: 'name', placeholder: 'Search names' }}
        empty={{
          title: 'Nothing here yet.',
          description: 'Policies submitted in this period are counted here.',
        }}
      />
    </ReportScreen>
  );
}
