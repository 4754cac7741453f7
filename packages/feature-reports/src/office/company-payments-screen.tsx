import { SegmentedControl } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import {
  type Country,
  CURRENCIES,
  type Currency,
  formatCompact,
  formatDate,
  formatMoney,
} from '@upline/domain';
import { listed, useFigures, useGo, usePageAt } from '@upline/shell';
import { useUiKit } from '@upline/ui-kit';
import { ChartFrame } from '@upline/ui-kit/chart/chart-frame.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { StatTile } from '@upline/ui-kit/tile/stat-tile.tsx';
import { shortMonth } from '../report/month-name.ts';
import { DashboardHead } from './dashboard-head.tsx';
import { dashboardSearch } from './dashboard-search.ts';
import classes from './dashboards.module.css';
import { associateAt, daysOfMonth } from './opened.ts';

const route = getRouteApi('/signed-in/reports/payments');
const TILES = [
  'getCompanyPaymentsStatistics',
  'getCompanyPaymentsCashflow',
  'getCompanyPaymentsTopEarners',
] as const;
const PAID = { Month: 'Paid this month', Quarter: 'Paid this quarter', Year: 'Paid this year' } as const;

type Status = 'Pending' | 'Escrow' | 'Chargeback Escrow';

interface Scope {
  readonly period: keyof typeof PAID;
  readonly currency: Currency;
}

/** `reports/payments`: the money of the company in one currency (domain.md 2.34). */
export function CompanyPaymentsScreen() {
  const search = route.useSearch();
  const go = useGo();
  const scope: Scope = { period: search.period ?? 'Month', currency: search.currency ?? 'USD' };
  const { data } = useFigures('getCompanyPaymentsStatistics', { query: scope });
  return (
    <div className={classes.page}>
      <DashboardHead title="Company payments" search={search} figures={data} tiles={TILES}>
        <SegmentedControl
          aria-label="Currency"
          value={scope.currency}
          data={[...CURRENCIES]}
          onChange={(currency) =>
            void go({ to: '.', search: dashboardSearch({ ...search, currency }), replace: true })
          }
        />
      </DashboardHead>
      <Tiles scope={scope} />
      <div className={classes.charts}>
        <CashflowChart scope={scope} />
        <TopEarnersChart scope={scope} />
      </div>
    </div>
  );
}

/** Paid, pending, escrow, debts and the next run, each opening what it is made of where the app has the page. */
function Tiles({ scope }: { readonly scope: Scope }) {
  const { currency } = scope;
  const { data, error, refetch } = useFigures('getCompanyPaymentsStatistics', { query: scope });
  const pageAt = usePageAt();
  const problem = data ? undefined : error?.message;
  const state = { bare: true, loading: !data && problem === undefined, problem, onRetry: refetch };
  const money = (cents: number | undefined) => <Money cents={cents} currency={currency} compact />;
  const linked = (page: LinkTarget | undefined, search: object) => (page ? { to: { ...page, search } } : {});
  const linesIn = (...status: Status[]) =>
    linked(
      pageAt('/compensations'),
      listed('listAllCompensations', { filter: { status: { in: status }, currency: { eq: currency } } }),
    );
  const runs = pageAt('/pay-runs');
  return (
    <section className={classes.tiles} aria-label="Statistics">
      <StatTile label={PAID[scope.period]} note="Net payouts" {...state}>
        {money(data?.paid_cents)}
      </StatTile>
      <StatTile label="Pending" note="In the next runs" {...linesIn('Pending')} {...state}>
        {money(data?.pending_cents)}
      </StatTile>
      <StatTile
        label="Escrow"
        note="Held until released"
        {...linesIn('Escrow', 'Chargeback Escrow')}
        {...state}
      >
        {money(data?.escrow_cents)}
      </StatTile>
      <StatTile
        label="Chargeback balance"
        note="Owed by associates"
        to={{
          to: '/reports/debit-aging',
          search: listed('listCompanyDebitAgingReport', { filter: { currency: { eq: currency } } }),
        }}
        {...state}
      >
        {money(data?.chargeback_balance_cents)}
      </StatTile>
      <StatTile
        label={data ? `Next pay run, ${formatDate(data.next.pay_date)}` : 'Next pay run'}
        note="Pending less what is withheld"
        {...(runs ? { to: runs } : {})}
        {...state}
      >
        {money(data?.next.estimate_cents)}
      </StatTile>
    </section>
  );
}

/** Twelve months; a month opens the report of it. */
function CashflowChart({ scope }: { readonly scope: Scope }) {
  const viewer = useUiKit().viewerCountry as Country;
  const go = useGo();
  const { data, error, refetch } = useFigures('getCompanyPaymentsCashflow', { query: scope });
  const months = data?.months ?? [];
  const isEmpty = months.every(
    (month) => !month.paid_cents && !month.withheld_cents && !month.chargebacks_cents,
  );
  const series = [
    ['Paid', 'paid_cents'],
    ['Withheld', 'withheld_cents'],
    ['Charged back', 'chargebacks_cents'],
  ] as const;
  return (
    <ChartFrame
      title="Cashflow"
      unit={scope.currency}
      period="12 months"
      definition="Net payouts by their pay date, what was withheld from them, and what was charged back in the month."
      kind="bar"
      data={
        data && {
          heading: 'Month',
          labels: months.map(({ month }) => shortMonth(month)),
          series: series.map(([name, field]) => ({
            name,
            values: months.map((month) => (isEmpty ? null : month[field] / 100)),
          })),
          format: (value) => formatMoney(Math.round(value * 100), scope.currency, viewer),
          tick: formatCompact,
        }
      }
      error={data ? undefined : error}
      onRetry={refetch}
      onPick={(at) => {
        const month = months[at]?.month;
        if (month)
          void go({
            to: '/reports/cashflow',
            search: {
              period: 'Month',
              on: daysOfMonth(month.slice(0, 7)).from,
              ...listed('listCompanyCashflowReport', { filter: { currency: { eq: scope.currency } } }),
            },
          });
      }}
    />
  );
}

/** The highest net payouts; a bar opens the person. */
function TopEarnersChart({ scope }: { readonly scope: Scope }) {
  const viewer = useUiKit().viewerCountry as Country;
  const go = useGo();
  const { data, error, refetch } = useFigures('getCompanyPaymentsTopEarners', { query: scope });
  return (
    <ChartFrame
      title="Top earners"
      unit={scope.currency}
      period={data ? `${formatDate(data.from)} – ${formatDate(data.to)}` : scope.period}
      definition="The five highest net payouts."
      kind="rows"
      data={
        data && {
          heading: 'Associate',
          labels: data.rows.map(({ name }) => name),
          series: [{ name: 'Net payouts', values: data.rows.map(({ amount_cents }) => amount_cents) }],
          privateLabels: true,
          format: (cents) => formatMoney(cents, scope.currency, viewer),
        }
      }
      error={data ? undefined : error}
      onRetry={refetch}
      onPick={(at) => {
        const row = data?.rows[at];
        if (row) void go(associateAt(row.code));
      }}
    />
  );
}
