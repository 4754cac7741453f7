import { getRouteApi } from '@tanstack/react-router';
import { companyLicenseGapsReportFields } from '@upline/api-client/lists/company-license-gaps-report.ts';
import { formatNumber, levelOf } from '@upline/domain';
import { columnsFor, DataListFor, Headline, listed, useGo } from '@upline/shell';
import { ReportScreen } from '../report/report-screen.tsx';
import { operationsOf } from '../report/report-search.ts';
import { TopChart } from '../report/top-chart.tsx';
import { useTotals } from '../report/use-report.ts';
import { COMPANY } from './company-reports.ts';
import { associateAt } from './opened.ts';

const route = getRouteApi('/signed-in/reports/license-gaps');

const COLUMNS = columnsFor<'listCompanyLicenseGapsReport'>(companyLicenseGapsReportFields, [
  { field: 'name', pinned: true, secret: true, cardRole: 'title', width: 200 },
  { field: 'code', secret: true, cardRole: 'subtitle', width: 100 },
  { field: 'gap', as: 'status', cardRole: 'meta', width: 130 },
  { field: 'license_type', cardRole: 'meta', width: 110 },
  { field: 'state', width: 90 },
  { field: 'expiration_date', cardRole: 'meta', width: 115 },
  { field: 'days_without', width: 135 },
  { field: 'open_policies', cardRole: 'value', width: 135 },
  { field: 'level', word: (code) => levelOf(code).name, width: 150 },
  { field: 'join_date', defaultHidden: true, width: 115 },
]);

const KINDS = [
  ['Expired', 'expired'],
  ['Ending', 'ending'],
  ['Not Licensed', 'not_licensed'],
] as const;

/** `reports/license-gaps`: whose authority to write is missing, over or about to end (domain.md 2.3). */
export function LicenseGapsScreen() {
  const search = route.useSearch();
  const go = useGo();
  const report = COMPANY.licenseGaps;
  const { data: sums, error, refetch } = useTotals(report, 'totalCompanyLicenseGapsReport', search);
  const bars = sums && KINDS.map(([name, field]) => ({ key: field, name, value: sums[field] }));
  const shown = bars?.filter(({ value }) => value > 0);
  return (
    <ReportScreen
      title="License gaps"
      about="Life licenses of Active associates"
      report={report}
      search={search}
      charts={
        <>
          {sums && (
            <Headline
              figures={[
                {
                  label: 'Gaps',
                  value: formatNumber(sums.gaps),
                  note: `of ${formatNumber(sums.associates)} ${sums.associates === 1 ? 'associate' : 'associates'}`,
                },
                { label: 'Open policies', value: formatNumber(sums.open_policies) },
              ]}
            />
          )}
          <TopChart
            title="Gaps by kind"
            unit="Gaps"
            period="Now"
            heading="Gap"
            measure="Gaps"
            bars={shown}
            total={sums?.gaps}
            format={formatNumber}
            error={error}
            onRetry={() => void refetch()}
            onPick={(at) => {
              const gap = KINDS.find(([name]) => name === shown?.[at]?.name)?.[0];
              if (!gap) return;
              const filter = { gap: { in: [gap] } };
              void go({
                to: '/reports/license-gaps',
                search: listed('listCompanyLicenseGapsReport', { filter }),
              });
            }}
          />
        </>
      }
    >
      <DataListFor
        operations={operationsOf(report, search)}
        label="License gaps"
        noun={{ one: 'gap', many: 'gaps' }}
        columns={COLUMNS}
        rowKey={(row) => row.key}
        rowTarget={(row) => associateAt(row.code)}
        avatar={(row) => ({ name: row.name })}
        search={{ field: 'name', digits: 'code', placeholder: 'Search associates' }}
        empty={{ title: 'No gaps.', description: 'Every Active associate has a life license that lasts.' }}
      />
    </ReportScreen>
  );
}
