import { getRouteApi } from '@tanstack/react-router';
import { companyPersistencyReportFields } from '@upline/api-client/lists/company-persistency-report.ts';
import { addDays, addMonths, companyToday, formatBps, formatDate, formatNumber } from '@upline/domain';
import { columnsFor, DataListFor, Headline, useGo } from '@upline/shell';
import { ReportScreen } from '../report/report-screen.tsx';
import { operationsOf } from '../report/report-search.ts';
import { useTotals } from '../report/use-report.ts';
import { COMPANY } from './company-reports.ts';
import { groupName } from './group-name.ts';
import { GroupsChart } from './groups-chart.tsx';
import { policiesOf } from './opened.ts';

const route = getRouteApi('/signed-in/reports/persistency');
/** All policies are still in force. */
const WHOLE_BPS = 10_000;

const COLUMNS = columnsFor<'listCompanyPersistencyReport'>(companyPersistencyReportFields, [
  { field: 'name', value: groupName, pinned: true, secret: true, cardRole: 'title', width: 220 },
  { field: 'due_13', cardRole: 'subtitle', width: 155 },
  { field: 'in_force_13', width: 165 },
  { field: 'persistency_13_bps', cardRole: 'value', width: 140 },
  { field: 'due_25', width: 155 },
  { field: 'in_force_25', width: 165 },
  { field: 'persistency_25_bps', cardRole: 'meta', width: 140 },
]);

const percent = (bps: number | null) => (bps === null ? '—' : formatBps(bps));

/** `reports/persistency`: what is still in force 13 and 25 months after issue (domain.md 1.4). */
export function PersistencyScreen() {
  const search = route.useSearch();
  const go = useGo();
  const report = COMPANY.persistency;
  const { by = 'Provider' } = search;
  const today = companyToday();
  const days = { from: addDays(addMonths(today, -37), 1), to: addMonths(today, -13) };
  const totals = useTotals(report, 'totalCompanyPersistencyReport', search);
  const sums = totals.data;
  const period = `${formatDate(days.from)} – ${formatDate(days.to)}`;
  const opened = (row: { readonly key: string; readonly name: string }) =>
    policiesOf(by, row, 'issue_date', days);
  return (
    <ReportScreen
      title="Persistency"
      about={`Policies issued ${period}`}
      report={report}
      search={search}
      charts={
        <>
          {sums && (
            <Headline
              figures={[
                {
                  label: '13 months',
                  value: percent(sums.persistency_13_bps),
                  note: `${formatNumber(sums.in_force_13)} of ${formatNumber(sums.due_13)} policies`,
                },
                {
                  label: '25 months',
                  value: percent(sums.persistency_25_bps),
                  note: `${formatNumber(sums.in_force_25)} of ${formatNumber(sums.due_25)} policies`,
                },
              ]}
            />
          )}
          <GroupsChart
            title="In force after 13 months"
            unit="Percent of policies"
            period={period}
            measure="Persistency 13"
            report={report}
            list="listCompanyPersistencyReport"
            search={search}
            by={by}
            largest="due_13"
            barOf={(row) => ({
              value: row.persistency_13_bps ?? 0,
              note: `of ${formatNumber(row.due_13)}`,
            })}
            total={null}
            format={formatBps}
            whole={WHOLE_BPS}
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
        label="Persistency"
        noun={{ one: 'row', many: 'rows' }}
        columns={COLUMNS}
        rowKey={(row) => row.key}
        rowTarget={opened}
        search={{ field: 'name', placeholder: 'Search names' }}
        empty={{
          title: 'Nothing here yet.',
          description: 'Policies are counted here from 13 months after their issue.',
        }}
      />
    </ReportScreen>
  );
}
