import type { OperationAnswer } from '@upline/api-client';
import { formatBv, formatDate } from '@upline/domain';
import { DataListFor, Headline, useGo } from '@upline/shell';
import { BusinessVolume } from '@upline/ui-kit/format/formats.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { daysOf } from '../report/report-days.ts';
import { ReportScreen } from '../report/report-screen.tsx';
import { operationsOf, type Report, type ReportSearch } from '../report/report-search.ts';
import { MOST_BARS, TopChart } from '../report/top-chart.tsx';
import { useFirstRows, useReportFilter, useTotals } from '../report/use-report.ts';
import { ACTIVITY_COLUMNS } from './activity-table.tsx';

type Operations = Report['operations'] & {
  readonly list: 'listActivityReport' | 'listCompanyActivityReport';
  readonly totals: 'totalActivityReport' | 'totalCompanyActivityReport';
};

export interface ActivityViewProps {
  readonly report: Report & { readonly operations: Operations };
  readonly search: ReportSearch;
  /** The page of a person. */
  readonly personAt: (code: string) => LinkTarget;
}

/** Activity of a team or of everybody: totals, who issued most, and the people. */
export function ActivityView({ report, search, personAt }: ActivityViewProps) {
  const { data: totals, error, refetch } = useTotals(report, report.operations.totals, search);
  return (
    <ReportScreen
      title="Activity"
      report={report}
      search={search}
      charts={
        <>
          {totals && <Totals totals={totals} />}
          <IssuedChart
            {...{ report, search, personAt }}
            total={totals?.issued_bv_cents}
            error={error}
            onRetry={() => void refetch()}
          />
        </>
      }
    >
      <DataListFor
        key={JSON.stringify(operationsOf(report, search).query)}
        operations={operationsOf(report, search) as typeof report.operations}
        label="Activity"
        noun={{ one: 'associate', many: 'associates' }}
        columns={ACTIVITY_COLUMNS}
        rowKey={(row) => row.code}
        rowTarget={(row) => personAt(row.code)}
        avatar={(row) => ({ name: row.name })}
        search={{ field: 'name', digits: 'code', placeholder: 'Search associates' }}
        empty={{ title: 'Nobody is here yet.', description: 'People of this team will be listed here.' }}
      />
    </ReportScreen>
  );
}

/** Sums of all rows, which the last line of the table shows too; cards on a phone have no such line. */
function Totals({ totals }: { readonly totals: OperationAnswer<'totalActivityReport'> }) {
  return (
    <Headline
      figures={[
        {
          label: 'Issued BV',
          value: <BusinessVolume cents={totals.issued_bv_cents} />,
          note: policies(totals.issued_policies_hundredths),
        },
        {
          label: 'Submitted BV',
          value: <BusinessVolume cents={totals.submitted_bv_cents} />,
          note: policies(totals.submitted_policies_hundredths),
        },
        { label: 'Recruits', value: totals.recruits.toLocaleString('en-US') },
        { label: 'New licenses', value: totals.new_licenses.toLocaleString('en-US') },
        { label: 'BOPs presented', value: totals.bops_presented.toLocaleString('en-US') },
        { label: 'FNAs completed', value: totals.fnas_completed.toLocaleString('en-US') },
      ]}
    />
  );
}

const policies = (hundredths: number) =>
  hundredths === 100 ? '1 policy' : `${(hundredths / 100).toLocaleString('en-US')} policies`;

interface IssuedChartProps extends ActivityViewProps {
  readonly total: number | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

function IssuedChart({ report, search, personAt, total, error, onRetry }: IssuedChartProps) {
  const go = useGo();
  const filter = useReportFilter(report);
  const first = useFirstRows(report, report.operations.list, search, {
    filter,
    order: { issued_bv_cents: 'DESC' },
    most: MOST_BARS,
  });
  const { from, to } = daysOf(report, search);
  const bars = first.data?.map((row) => ({ key: row.code, name: row.name, value: row.issued_bv_cents }));
  return (
    <TopChart
      title="Issued BV by associate"
      unit="BV"
      period={`${formatDate(from)} – ${formatDate(to)}`}
      definition={`The ${MOST_BARS} with most issued BV among the rows below; “All others” closes the sum.`}
      heading="Associate"
      measure="Issued BV"
      ofPeople
      bars={bars}
      total={total}
      format={formatBv}
      error={first.error ?? error}
      onRetry={() => {
        void first.refetch();
        onRetry();
      }}
      onPick={(at) => {
        const row = first.data?.[at];
        if (row) void go(personAt(row.code));
      }}
    />
  );
}
