import { useQuery } from '@tanstack/react-query';
import { formatDate, type ListFilter } from '@upline/domain';
import { queryFor } from '@upline/shell';
import { ChartFrame } from '@upline/ui-kit';
import {
  daysOfPoint,
  type Series,
  type Shares,
  seriesChart,
  sharesChart,
  type Top,
  topChart,
} from './chart-data.ts';
import type { DashboardScope } from './dashboard-search.ts';
import { type Days, issuedIn, submittedIn } from './opened-list.ts';

interface ChartProps {
  readonly scope: DashboardScope;
  /** Opens the list with this filter. */
  readonly onOpen: (filter: ListFilter) => void;
}

const daysText = ({ from, to }: Days) => `${formatDate(from)} – ${formatDate(to)}`;
const TEAM_NOTE = ' The figure includes your own production; the list it opens shows the team’s.';
const counted = (how: string, { team_type }: DashboardScope) =>
  team_type === 'Personal' ? how : how + TEAM_NOTE;

const BV = {
  submitted: {
    title: 'Submitted BV',
    operation: 'getBusinessSubmittedBv',
    filter: submittedIn,
    how: 'BV credited on the submit date, before underwriting.',
  },
  issued: {
    title: 'Issued BV',
    operation: 'getBusinessIssuedBv',
    filter: issuedIn,
    how: 'BV credited on the issue date.',
  },
} as const;

/** Submitted or issued BV against the period before; a point opens its policies. */
export function BvChart({ of, scope, onOpen }: ChartProps & { readonly of: keyof typeof BV }) {
  const { title, operation, filter, how } = BV[of];
  const { data, error, refetch } = useQuery(queryFor(operation, { query: scope }));
  const series = data as Series | undefined;
  return (
    <ChartFrame
      title={title}
      unit="BV"
      period={series ? daysText(series) : scope.period}
      comparison="against the period before"
      definition={counted(how, scope)}
      kind={scope.period === 'Month' ? 'line' : 'bar'}
      data={series && seriesChart(series)}
      error={error}
      onRetry={() => void refetch()}
      onPick={(at) => series && onOpen(filter(daysOfPoint(series, at)))}
    />
  );
}

const TOP = {
  product: { title: 'Top products', operation: 'getBusinessTopProducts', heading: 'Product' },
  provider: { title: 'Top providers', operation: 'getBusinessTopProviders', heading: 'Provider' },
} as const;
// Charts name providers shortly; the list knows their whole names, which contain the short ones.
const named = (by: keyof typeof TOP, name: string): ListFilter =>
  by === 'product' ? { product: { eq: name } } : { provider: { contains: name } };

/** The five products or providers with most issued BV; a bar opens its policies. */
export function TopChart({ by, scope, onOpen }: ChartProps & { readonly by: keyof typeof TOP }) {
  const { title, operation, heading } = TOP[by];
  const { data, error, refetch } = useQuery(queryFor(operation, { query: scope }));
  const top = data as Top | undefined;
  const open = (at: number) => {
    const row = top?.rows[at];
    if (top && row?.id) onOpen({ ...issuedIn(top), ...named(by, row.name) });
  };
  return (
    <ChartFrame
      title={title}
      unit="BV"
      period={top ? daysText(top) : scope.period}
      definition={counted('The five highest by issued BV; “Other” closes the sum.', scope)}
      kind="bar"
      data={top && topChart(heading, top)}
      error={error}
      onRetry={() => void refetch()}
      onPick={open}
    />
  );
}

const SHARES = {
  provider: { title: 'Carrier BV', operation: 'getBusinessCarrierBv', heading: 'Provider' },
  product_type: { title: 'Product type BV', operation: 'getBusinessProductTypeBv', heading: 'Product Type' },
} as const;

/** How issued BV divides among providers or product types; a bar opens its policies. */
export function SharesChart({ by, scope, onOpen }: ChartProps & { readonly by: keyof typeof SHARES }) {
  const { title, operation, heading } = SHARES[by];
  const { data, error, refetch } = useQuery(queryFor(operation, { query: scope }));
  const shares = data as Shares | undefined;
  const open = (at: number) => {
    const row = shares?.rows[at];
    if (!shares || !row) return;
    const which = by === 'provider' ? named('provider', row.name) : { product_type: { in: [row.key] } };
    onOpen({ ...issuedIn(shares), ...which });
  };
  return (
    <ChartFrame
      title={title}
      unit="BV"
      period={shares ? daysText(shares) : scope.period}
      definition={counted('Shares of issued BV; rounded so that they add up to 100%.', scope)}
      kind="bar"
      data={shares && sharesChart(heading, shares)}
      error={error}
      onRetry={() => void refetch()}
      onPick={open}
    />
  );
}
