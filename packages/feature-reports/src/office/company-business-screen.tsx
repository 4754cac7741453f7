import { getRouteApi } from '@tanstack/react-router';
import type { FilterOf } from '@upline/api-client';
import { formatBps, formatBv, formatDate } from '@upline/domain';
import { comparedWithBefore, daysOfPoint, listed, seriesChart, useFigures, useGo } from '@upline/shell';
import { ChartFrame } from '@upline/ui-kit/chart/chart-frame.tsx';
import { BusinessVolume, CompactNumber, Dash, Percent } from '@upline/ui-kit/format/formats.tsx';
import { StatTile } from '@upline/ui-kit/tile/stat-tile.tsx';
import type { Period } from '../report/report-search.ts';
import { DashboardHead } from './dashboard-head.tsx';
import classes from './dashboards.module.css';
import type { Days } from './opened.ts';

const route = getRouteApi('/signed-in/reports/business');
const TILES = [
  'getCompanyBusinessStatistics',
  'getCompanyBusinessSubmittedBv',
  'getCompanyBusinessIssuedBv',
  'getCompanyBusinessTopProducts',
  'getCompanyBusinessTopProviders',
  'getCompanyBusinessCarrierBv',
  'getCompanyBusinessProductTypeBv',
] as const;

type PolicyFilter = FilterOf<'listAdminPolicies'>;
const policies = (filter: PolicyFilter) => ({
  to: '/business' as const,
  search: listed('listAdminPolicies', { filter }),
});
const submittedIn = ({ from, to }: Days): PolicyFilter => ({ submit_date: { between: [from, to] } });
const issuedIn = ({ from, to }: Days): PolicyFilter => ({ issue_date: { between: [from, to] } });
const daysText = ({ from, to }: Days) => `${formatDate(from)} – ${formatDate(to)}`;

interface PartProps {
  readonly period: Period;
}

/** `reports/business`: the business of the company (domain.md 2.34). */
export function CompanyBusinessScreen() {
  const search = route.useSearch();
  const period = search.period ?? 'Month';
  const { data } = useFigures('getCompanyBusinessStatistics', { query: { period } });
  return (
    <div className={classes.page}>
      <DashboardHead title="Company business" search={search} figures={data} tiles={TILES} />
      <Tiles period={period} />
      <div className={classes.charts}>
        <BvChart of="submitted" period={period} />
        <BvChart of="issued" period={period} />
        <TopChart by="product" period={period} />
        <TopChart by="provider" period={period} />
        <SharesChart by="provider" period={period} />
        <SharesChart by="product_type" period={period} />
      </div>
    </div>
  );
}

/** Figures of the period, each opening the policies that make it. */
function Tiles({ period }: PartProps) {
  const { data, error, refetch } = useFigures('getCompanyBusinessStatistics', { query: { period } });
  const problem = data ? undefined : error?.message;
  const state = { bare: true, loading: !data && problem === undefined, problem, onRetry: refetch };
  const days = data ?? { from: '', to: '' };
  const tenths = data?.average_days_to_issue_tenths ?? null;
  return (
    <section className={classes.tiles} aria-label="Statistics">
      <StatTile label="Submitted BV" to={policies(submittedIn(days))} {...state}>
        <BusinessVolume cents={data?.submitted.bv_cents} compact />
      </StatTile>
      <StatTile label="Issued BV" to={policies(issuedIn(days))} {...state}>
        <BusinessVolume cents={data?.issued.bv_cents} compact />
      </StatTile>
      <StatTile
        label="Pending now"
        to={policies({ business_status: { in: ['Pending', 'Action Required'] } })}
        {...state}
      >
        <CompactNumber value={data?.pending_policies} />
      </StatTile>
      <StatTile label="Placement ratio" note="Submitted 60 days ago or earlier" {...state}>
        {data?.placement ? <Percent bps={data.placement.ratio_bps} /> : <Dash />}
      </StatTile>
      <StatTile label="Days from submit to issue" {...state}>
        {tenths === null ? <Dash /> : (tenths / 10).toFixed(1)}
      </StatTile>
    </section>
  );
}

const BV = {
  submitted: {
    title: 'Submitted BV',
    operation: 'getCompanyBusinessSubmittedBv',
    filter: submittedIn,
    how: 'BV credited on the submit date, before underwriting.',
  },
  issued: {
    title: 'Issued BV',
    operation: 'getCompanyBusinessIssuedBv',
    filter: issuedIn,
    how: 'BV credited on the issue date.',
  },
} as const;

/** Submitted or issued BV against the period before; a point opens its policies. */
function BvChart({ of, period }: PartProps & { readonly of: keyof typeof BV }) {
  const go = useGo();
  const { title, operation, filter, how } = BV[of];
  const { data, error, refetch } = useFigures(operation, { query: { period } });
  return (
    <ChartFrame
      title={title}
      unit="BV"
      period={data ? daysText(data) : period}
      {...(data ? { comparison: comparedWithBefore(data) } : {})}
      definition={how}
      kind={period === 'Month' ? 'line' : 'bar'}
      data={data && seriesChart(data)}
      error={data ? undefined : error}
      onRetry={refetch}
      onPick={(at) => data && void go(policies(filter(daysOfPoint(data, at))))}
    />
  );
}

const TOP = {
  product: { title: 'Top products', operation: 'getCompanyBusinessTopProducts', heading: 'Product' },
  provider: { title: 'Top providers', operation: 'getCompanyBusinessTopProviders', heading: 'Provider' },
} as const;
// Charts name providers shortly; the list knows their whole names, which contain the short ones.
const named = (by: keyof typeof TOP, name: string): PolicyFilter =>
  by === 'product' ? { product: { eq: name } } : { provider: { contains: name } };

/** The five products or providers with most issued BV; a bar opens its policies. */
function TopChart({ by, period }: PartProps & { readonly by: keyof typeof TOP }) {
  const go = useGo();
  const { title, operation, heading } = TOP[by];
  const { data, error, refetch } = useFigures(operation, { query: { period } });
  return (
    <ChartFrame
      title={title}
      unit="BV"
      period={data ? daysText(data) : period}
      definition="The five highest by issued BV; “Other” closes the sum."
      kind="rows"
      data={
        data && {
          heading,
          labels: data.rows.map(({ name }) => name),
          series: [{ name: 'Issued BV', values: data.rows.map(({ bv_cents }) => bv_cents) }],
          restAt: data.rows.findIndex(({ id }) => id === null),
          format: formatBv,
        }
      }
      error={data ? undefined : error}
      onRetry={refetch}
      onPick={(at) => {
        const row = data?.rows[at];
        if (data && row?.id) void go(policies({ ...issuedIn(data), ...named(by, row.name) }));
      }}
    />
  );
}

const SHARES = {
  provider: { title: 'Carrier BV', operation: 'getCompanyBusinessCarrierBv', heading: 'Provider' },
  product_type: {
    title: 'Product type BV',
    operation: 'getCompanyBusinessProductTypeBv',
    heading: 'Product Type',
  },
} as const;

/** How issued BV divides among providers or product types; a provider opens its policies. */
function SharesChart({ by, period }: PartProps & { readonly by: keyof typeof SHARES }) {
  const go = useGo();
  const { title, operation, heading } = SHARES[by];
  const { data, error, refetch } = useFigures(operation, { query: { period } });
  return (
    <ChartFrame
      title={title}
      unit="BV"
      period={data ? daysText(data) : period}
      definition="Shares of issued BV; rounded so that they add up to 100%."
      kind="rows"
      data={
        data && {
          heading,
          labels: data.rows.map(({ name }) => name),
          series: [{ name: 'Issued BV', values: data.rows.map(({ bv_cents }) => bv_cents) }],
          notes: data.rows.map(({ share_bps }) => formatBps(share_bps)),
          format: formatBv,
        }
      }
      error={data ? undefined : error}
      onRetry={refetch}
      {...(by === 'provider'
        ? {
            onPick: (at: number) => {
              const row = data?.rows[at];
              if (data && row) void go(policies({ ...issuedIn(data), ...named(by, row.name) }));
            },
          }
        : {})}
    />
  );
}
