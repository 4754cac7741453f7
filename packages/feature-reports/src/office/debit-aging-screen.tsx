import { getRouteApi } from '@tanstack/react-router';
import type { OperationAnswer } from '@upline/api-client';
import { companyDebitAgingReportFields } from '@upline/api-client/lists/company-debit-aging-report.ts';
import { type Country, formatMoney, formatNumber } from '@upline/domain';
import { columnsFor, DataListFor, Headline, listed, type RowOf, useGo } from '@upline/shell';
import { useUiKit } from '@upline/ui-kit';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { ReportScreen } from '../report/report-screen.tsx';
import { operationsOf } from '../report/report-search.ts';
import { TopChart } from '../report/top-chart.tsx';
import { useTotals } from '../report/use-report.ts';
import { COMPANY } from './company-reports.ts';
import { useDebtsAt } from './opened.ts';

const route = getRouteApi('/signed-in/reports/debit-aging');
type Sums = OperationAnswer<'totalCompanyDebitAgingReport'>['totals'][number];

const money = {
  currency: (row: RowOf<'listCompanyDebitAgingReport'>) => row.currency,
  secret: true,
} as const;
const COLUMNS = columnsFor<'listCompanyDebitAgingReport'>(companyDebitAgingReportFields, [
  { field: 'name', pinned: true, secret: true, cardRole: 'title', width: 200 },
  { field: 'code', secret: true, cardRole: 'subtitle', width: 100 },
  { field: 'status', as: 'status', cardRole: 'meta', width: 120 },
  { field: 'balance_cents', ...money, cardRole: 'value', width: 120 },
  { field: 'days_0_30_cents', ...money, width: 120 },
  { field: 'days_31_60_cents', ...money, width: 120 },
  { field: 'days_61_90_cents', ...money, width: 120 },
  { field: 'days_91_180_cents', ...money, width: 130 },
  { field: 'over_180_cents', ...money, width: 140 },
  { field: 'oldest_days', cardRole: 'meta', width: 130 },
  { field: 'open_chargebacks', width: 180 },
  { field: 'currency', cardRole: 'meta', width: 110 },
]);

const AGES = [
  ['0–30 days', 'days_0_30_cents'],
  ['31–60 days', 'days_31_60_cents'],
  ['61–90 days', 'days_61_90_cents'],
  ['91–180 days', 'days_91_180_cents'],
  ['Over 180 days', 'over_180_cents'],
] as const;

/** `reports/debit-aging`: how old the debts of associates are (domain.md 2.18, 8.1). */
export function DebitAgingScreen() {
  const search = route.useSearch();
  const report = COMPANY.debitAging;
  const { data } = useTotals(report, 'totalCompanyDebitAgingReport', search);
  const debtsAt = useDebtsAt();
  return (
    <ReportScreen
      title="Debit aging"
      about="Open debts by the days since their event"
      report={report}
      search={search}
      charts={data?.totals.map((sums) => <InCurrency key={sums.currency} sums={sums} />)}
    >
      <DataListFor
        operations={operationsOf(report, search)}
        label="Debit aging"
        noun={{ one: 'debt', many: 'debts' }}
        columns={COLUMNS}
        rowKey={(row) => row.key}
        rowTarget={(row) => debtsAt(row.code)}
        avatar={(row) => ({ name: row.name })}
        search={{ field: 'name', digits: 'code', placeholder: 'Search associates' }}
        empty={{
          title: 'Nothing is owed.',
          description: 'Chargebacks that are not yet paid back are listed here.',
        }}
      />
    </ReportScreen>
  );
}

/** What is owed in a currency; an age opens its debts. */
function InCurrency({ sums }: { readonly sums: Sums }) {
  const viewer = useUiKit().viewerCountry as Country;
  const go = useGo();
  const { currency } = sums;
  const ages = AGES.filter(([, field]) => sums[field] > 0);
  return (
    <>
      <Headline
        figures={[
          { label: `Balance, ${currency}`, value: <Money cents={sums.balance_cents} currency={currency} /> },
          { label: 'Associates', value: formatNumber(sums.associates) },
          { label: 'Open chargebacks', value: formatNumber(sums.open_chargebacks) },
        ]}
      />
      <TopChart
        title={`Debts in ${currency} by age`}
        unit={currency}
        period="Now"
        heading="Age"
        measure="Balance"
        bars={ages.map(([name, field]) => ({ key: field, name, value: sums[field] }))}
        total={sums.balance_cents}
        format={(cents) => formatMoney(cents, currency, viewer)}
        onPick={(at) => {
          const age = ages[at];
          if (!age) return;
          const filter = { [age[1]]: { gt: 0 }, currency: { eq: currency } };
          void go({
            to: '/reports/debit-aging',
            search: listed('listCompanyDebitAgingReport', { filter }),
          });
        }}
      />
    </>
  );
}
