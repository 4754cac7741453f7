import type { OperationAnswer } from '@upline/api-client';
import {
  addDays,
  addMonths,
  type Country,
  type Currency,
  formatCompact,
  formatDate,
  formatMoney,
} from '@upline/domain';
import { DataListFor, Headline, type RowOf, useGo } from '@upline/shell';
import { useUiKit } from '@upline/ui-kit';
import { ChartFrame } from '@upline/ui-kit/chart/chart-frame.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { shortMonth } from '../report/month-name.ts';
import { daysOf } from '../report/report-days.ts';
import { ReportScreen } from '../report/report-screen.tsx';
import { operationsOf, type Report, type ReportSearch } from '../report/report-search.ts';
import { useFirstRows, useReportFilter, useTotals } from '../report/use-report.ts';
import { CASHFLOW_COLUMNS } from './cashflow-table.tsx';

type Row = RowOf<'listCashflowReport'>;
type Sums = OperationAnswer<'totalCashflowReport'>['totals'][number];

type Operations = Report['operations'] & {
  readonly list: 'listCashflowReport' | 'listCompanyCashflowReport';
  readonly totals: 'totalCashflowReport' | 'totalCompanyCashflowReport';
};

/** First and last day of what a row is made of, and in which currency. */
export interface Lines {
  readonly from: string;
  readonly to: string;
  readonly currency: Currency;
}

export interface CashflowViewProps {
  readonly report: Report & { readonly operations: Operations };
  readonly search: ReportSearch;
  /** The lines of a month; nothing where the app has no page of them. */
  readonly linesAt: (lines: Lines) => LinkTarget | null;
}

/** More than the months of a year in both currencies. */
const ALL_MONTHS = 60;

const linesOf = ({ month, currency }: Row): Lines => ({
  from: month,
  to: addDays(addMonths(month, 1), -1),
  currency,
});

/** Money by month and currency: totals, a chart of each currency, and the months. */
export function CashflowView({ report, search, linesAt }: CashflowViewProps) {
  const { data: totals, error, refetch } = useTotals(report, report.operations.totals, search);
  const filter = useReportFilter(report);
  const months = useFirstRows(report, report.operations.list, search, {
    filter,
    order: { month: 'ASC' },
    most: ALL_MONTHS,
  });
  const currencies = totals?.totals.map(({ currency }) => currency) ?? [];
  return (
    <ReportScreen
      title="Cashflow"
      report={report}
      search={search}
      charts={
        <>
          {totals?.totals.map((sums) => (
            <Totals key={sums.currency} sums={sums} isOnly={currencies.length === 1} />
          ))}
          {(currencies.length > 0 ? currencies : (['USD'] as const)).map((currency) => (
            <CashflowChart
              key={currency}
              {...{ report, search, currency, linesAt }}
              months={totals && months.data?.filter((row) => row.currency === currency)}
              error={months.error ?? error}
              onRetry={() => {
                void months.refetch();
                void refetch();
              }}
            />
          ))}
        </>
      }
    >
      <DataListFor
        key={JSON.stringify(operationsOf(report, search).query)}
        operations={operationsOf(report, search) as typeof report.operations}
        label="Cashflow"
        noun={{ one: 'month', many: 'months' }}
        columns={CASHFLOW_COLUMNS}
        rowKey={(row) => row.key}
        rowTarget={(row) => linesAt(linesOf(row))}
        empty={{ title: 'Nothing here yet.', description: 'Months with money will be listed here.' }}
      />
    </ReportScreen>
  );
}

/** Sums of all rows, which the last line of the table shows too; cards on a phone have no such line. */
function Totals({ sums, isOnly }: { readonly sums: Sums; readonly isOnly: boolean }) {
  const { currency } = sums;
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  return (
    <Headline
      figures={[
        { label: isOnly ? 'Net paid' : `Net paid, ${currency}`, value: money(sums.net_paid_cents) },
        { label: 'Withheld', value: money(sums.withheld_cents) },
        { label: 'Charged back', value: money(sums.chargebacks_cents) },
        { label: 'Escrow change', value: money(sums.escrow_change_cents) },
      ]}
    />
  );
}

interface CashflowChartProps extends CashflowViewProps {
  readonly currency: Currency;
  /** Oldest first; undefined while loading. */
  readonly months: readonly Row[] | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** Every month from the first to the last row, with nothing where there is no row: time has no holes. */
function withoutHoles(rows: readonly Row[]): { readonly month: string; readonly row: Row | undefined }[] {
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  const last = rows.at(-1)?.month ?? '';
  const months = [];
  for (let month = rows[0]?.month; month !== undefined && month <= last; month = addMonths(month, 1))
    months.push({ month, row: byMonth.get(month) });
  return months;
}

function CashflowChart({
  report,
  search,
  currency,
  months: rows,
  linesAt,
  error,
  onRetry,
}: CashflowChartProps) {
  const months = rows && withoutHoles(rows);
  const viewer = useUiKit().viewerCountry as Country;
  const go = useGo();
  const { from, to } = daysOf(report, search);
  const series = [
    ['Net paid', 'net_paid_cents'],
    ['Withheld', 'withheld_cents'],
    ['Charged back', 'chargebacks_cents'],
  ] as const;
  return (
    <ChartFrame
      title={`Cashflow in ${currency}`}
      unit={currency}
      period={`${formatDate(from)} – ${formatDate(to)}`}
      definition="Net payouts and what was withheld from them by pay date, and what was charged back in the month."
      kind="bar"
      data={
        months && {
          heading: 'Month',
          labels: months.map(({ month }) => shortMonth(month)),
          series: series.map(([name, field]) => ({
            name,
            values: months.map(({ row }) => (row ? row[field] / 100 : null)),
          })),
          format: (value) => formatMoney(Math.round(value * 100), currency, viewer),
          tick: formatCompact,
        }
      }
      error={error}
      onRetry={onRetry}
      onPick={(at) => {
        const row = months?.[at]?.row;
        const lines = row && linesAt(linesOf(row));
        if (lines) void go(lines);
      }}
    />
  );
}
