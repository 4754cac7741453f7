import type { OperationAnswer } from '@upline/api-client';
import { type Country, formatMoney } from '@upline/domain';
import { DataListFor, Headline, useGo } from '@upline/shell';
import { useUiKit } from '@upline/ui-kit';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { ReportScreen } from '../report/report-screen.tsx';
import { operationsOf, type Report, type ReportSearch } from '../report/report-search.ts';
import { MOST_BARS, TopChart } from '../report/top-chart.tsx';
import { useFirstRows, useReportFilter, useTotals } from '../report/use-report.ts';
import { BALANCE_COLUMNS } from './balance-table.tsx';

type Sums = OperationAnswer<'totalChargebackBalanceReport'>['totals'][number];

type Operations = Report['operations'] & {
  readonly list: 'listChargebackBalanceReport' | 'listCompanyChargebackBalanceReport';
  readonly totals: 'totalChargebackBalanceReport' | 'totalCompanyChargebackBalanceReport';
};

export interface BalanceViewProps {
  readonly report: Report & { readonly operations: Operations };
  readonly search: ReportSearch;
  readonly about: string;
  /** The chargebacks of a row; nothing where the app has no page of them. */
  readonly debtsAt: (code: string) => LinkTarget | null;
}

/** Who owes how much: totals of each currency, the largest debts, and the people. */
export function BalanceView({ report, search, about, debtsAt }: BalanceViewProps) {
  const { data } = useTotals(report, report.operations.totals, search);
  return (
    <ReportScreen
      title="Chargeback balance"
      about={about}
      report={report}
      search={search}
      charts={data?.totals.map((sums) => (
        <InCurrency key={sums.currency} {...{ report, search, about, debtsAt, sums }} />
      ))}
    >
      <DataListFor
        key={JSON.stringify(operationsOf(report, search).query)}
        operations={operationsOf(report, search) as typeof report.operations}
        label="Chargeback balance"
        noun={{ one: 'debt', many: 'debts' }}
        columns={BALANCE_COLUMNS}
        rowKey={(row) => row.key}
        rowTarget={(row) => debtsAt(row.code)}
        search={{ field: 'name', digits: 'code', placeholder: 'Search associates' }}
        empty={{
          title: 'Nothing is owed.',
          description: 'Chargebacks that are not yet paid back are listed here.',
        }}
      />
    </ReportScreen>
  );
}

function InCurrency({ report, search, debtsAt, sums }: BalanceViewProps & { readonly sums: Sums }) {
  const viewer = useUiKit().viewerCountry as Country;
  const go = useGo();
  const { currency } = sums;
  const filter = { ...useReportFilter(report), currency: { eq: currency } };
  const first = useFirstRows(report, report.operations.list, search, {
    filter,
    order: { balance_cents: 'DESC' },
    most: MOST_BARS,
  });
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  return (
    <>
      <Headline
        figures={[
          { label: `Balance, ${currency}`, value: money(sums.balance_cents) },
          { label: 'Recovered', value: money(sums.recovered_cents) },
          { label: 'Forecast in 90 days', value: money(sums.forecast_cents) },
          { label: 'Open chargebacks', value: sums.open_chargebacks.toLocaleString('en-US') },
        ]}
      />
      {sums.associates > 1 && (
        <TopChart
          title={`Balance in ${currency}`}
          unit={currency}
          period="Now"
          definition={`The ${MOST_BARS} largest balances among the rows below; “All others” closes the sum.`}
          heading="Associate"
          measure="Balance"
          ofPeople
          bars={first.data?.map((row) => ({ key: row.code, name: row.name, value: row.balance_cents }))}
          total={sums.balance_cents}
          format={(cents) => formatMoney(cents, currency, viewer)}
          error={first.error}
          onRetry={() => void first.refetch()}
          onPick={(at) => {
            const row = first.data?.[at];
            const debts = row && debtsAt(row.code);
            if (debts) void go(debts);
          }}
        />
      )}
    </>
  );
}
