import { getRouteApi } from '@tanstack/react-router';
import type { OperationAnswer } from '@upline/api-client';
import { companyRecruitingReportFields } from '@upline/api-client/lists/company-recruiting-report.ts';
import { formatBps, formatDate, formatNumber } from '@upline/domain';
import { columnsFor, DataListFor } from '@upline/shell';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { daysOf } from '../report/report-days.ts';
import { ReportScreen } from '../report/report-screen.tsx';
import { operationsOf } from '../report/report-search.ts';
import { type Bar, TopChart } from '../report/top-chart.tsx';
import { useTotals } from '../report/use-report.ts';
import { COMPANY } from './company-reports.ts';
import { groupName } from './group-name.ts';
import { associateAt } from './opened.ts';

const route = getRouteApi('/signed-in/reports/recruiting-funnel');
type Sums = OperationAnswer<'totalCompanyRecruitingReport'>;

const COLUMNS = columnsFor<'listCompanyRecruitingReport'>(companyRecruitingReportFields, [
  { field: 'name', value: groupName, pinned: true, secret: true, cardRole: 'title', width: 200 },
  { field: 'added', cardRole: 'meta', width: 110 },
  { field: 'contacted', width: 110 },
  { field: 'presented', cardRole: 'meta', width: 135 },
  { field: 'followed_up', width: 110 },
  { field: 'recruited', width: 105 },
  { field: 'joined', cardRole: 'value', width: 95 },
  { field: 'licensed', cardRole: 'meta', width: 100 },
  { field: 'wrote', width: 90 },
  { field: 'presented_bps', width: 185 },
  { field: 'recruited_bps', width: 185 },
  { field: 'licensed_bps', width: 160 },
]);

const STEPS = [
  ['Prospects', 'added', undefined],
  ['Contacted', 'contacted', 'added'],
  ['BOP Presented', 'presented', 'added'],
  ['Follow Up', 'followed_up', 'added'],
  ['Recruited', 'recruited', 'added'],
  ['Joined', 'joined', undefined],
  ['Licensed', 'licensed', 'joined'],
  ['Wrote', 'wrote', 'joined'],
] as const;

/** The steps of the funnel, each with its part of the prospects, or of those who joined. */
const stepsOf = (sums: Sums): Bar[] =>
  STEPS.map(([name, field, whole]) => ({
    key: field,
    name,
    value: sums[field],
    ...(whole && sums[whole] > 0
      ? { note: formatBps(Math.round((10_000 * sums[field]) / sums[whole])) }
      : {}),
  }));

/** `reports/recruiting-funnel`: from a prospect to somebody who writes (domain.md 2.36). */
export function RecruitingScreen() {
  const search = route.useSearch();
  const report = COMPANY.recruiting;
  const { by = 'Associate' } = search;
  const { from, to } = daysOf(report, search);
  const { data: sums, error, refetch } = useTotals(report, 'totalCompanyRecruitingReport', search);
  return (
    <ReportScreen
      title="Recruiting funnel"
      about="Prospects entered and people who joined in these days"
      report={report}
      search={search}
      charts={
        <TopChart
          title="Funnel"
          unit="People"
          period={`${formatDate(from)} – ${formatDate(to)}`}
          definition="Prospects by the furthest stage they reached until today, with their part of all prospects; people who joined, with the part of them who are licensed and who have written a policy."
          heading="Step"
          measure="People"
          bars={sums && stepsOf(sums)}
          total={sums && null}
          format={formatNumber}
          error={error}
          onRetry={() => void refetch()}
        />
      }
    >
      <DataListFor
        key={JSON.stringify(operationsOf(report, search).query)}
        operations={operationsOf(report, search)}
        label="Recruiting funnel"
        noun={{ one: 'row', many: 'rows' }}
        columns={COLUMNS}
        rowKey={(row) => row.key}
        rowTarget={({ key }): LinkTarget =>
          by === 'Associate'
            ? associateAt(key)
            : { to: '/reports/recruiting-funnel', search: { period: 'Month', on: `${key}-01` } }
        }
        search={{ field: 'name', placeholder: 'Search names' }}
        empty={{ title: 'Nothing here yet.', description: 'Prospects of this period are counted here.' }}
      />
    </ReportScreen>
  );
}
