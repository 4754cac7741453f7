import { formatDate, PRODUCT_TYPES } from '@upline/domain';
import {
  comparedWithBefore,
  daysOfPoint,
  FiguresNote,
  type Series,
  seriesChart,
  useFigures,
} from '@upline/shell';
import { ChartFrame } from '@upline/ui-kit';
import { type Shares, sharesChart, type Top, topChart } from './chart-data.ts';
import type { DashboardScope } from './dashboard-search.ts';
import { type Days, issuedIn, type PolicyFilter, submittedIn } from './opened-list.ts';

interface ChartProps {
  readonly scope: DashboardScope;
  /** Opens the list with this filter. */
  readonly onOpen: (filter: PolicyFilter) => void;
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
  const { data, error, isOld, refetch } = useFigures(operation, { query: scope });
  const series = data as Series | undefined;
  return (
    <ChartFrame
      title={title}
      unit="BV"
      period={series ? daysText(series) : scope.period}
      {...(series ? { comparison: comparedWithBefore(series) } : {})}
      definition={counted(how, scope)}
      kind={scope.period === 'Month' ? 'line' : 'bar'}
      data={series && seriesChart(series)}
      note={<FiguresNote asOf={data?.as_of} isOld={isOld} error={error} onRetry={refetch} />}
      error={data ? undefined : error}
      onRetry={refetch}
      onPick={(at) => series && onOpen(filter(daysOfPoint(series, at)))}
    />
  );
}

const TOP = {
  product: { title: 'Top products', operation: 'getBusinessTopProducts', heading: 'Product' },
  provider: { title: 'Top providers', operation: 'getBusinessTopProviders', heading: 'Provider' },
} as const;
// Charts name providers shortly; the list knows their whole names, which contain the short ones.
const named = (by: keyof typeof TOP, name: string): PolicyFilter =>
  by === 'product' ? { product: { eq: name } } : { provider: { contains: name } };

/** The five products or providers with most issued BV; a bar opens its policies. */
export function TopChart({ by, scope, onOpen }: ChartProps & { readonly by: keyof typeof TOP }) {
  const { title, operation, heading } = TOP[by];
  const { data, error, isOld, refetch } = useFigures(operation, { query: scope });
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
      kind="rows"
      data={top && topChart(heading, top)}
      note={<FiguresNote asOf={data?.as_of} isOld={isOld} error={error} onRetry={refetch} />}
      error={data ? undefined : error}
      onRetry={refetch}
      onPick={open}
    />
  );
}

const SHARES = {
  provider: { title: 'Carrier BV', operation: 'getBusinessCarrierBv', heading: 'Provider' },
  product_type: { title: 'Product type BV', operation: 'getBusinessProductTypeBv', heading: 'Product Type' },
} as const;

/** How issued BV divides among providers or product types; a row opens its policies. */
export function SharesChart({ by, scope, onOpen }: ChartProps & { readonly by: keyof typeof SHARES }) {
  const { title, operation, heading } = SHARES[by];
  const { data, error, isOld, refetch } = useFigures(operation, { query: scope });
  const shares = data as Shares | undefined;
  const open = (at: number) => {
    const row = shares?.rows[at];
    if (!shares || !row) return;
    onOpen({
      ...issuedIn(shares),
      ...(by === 'provider'
        ? named(by, row.name)
        : { product_type: { in: PRODUCT_TYPES.filter((type) => type === row.key) } }),
    });
  };
  return (
    <ChartFrame
      title={title}
      unit="BV"
      period={shares ? daysText(shares) : scope.period}
      definition={counted('Shares of issued BV; rounded so that they add up to 100%.', scope)}
      kind="rows"
      data={shares && sharesChart(heading, shares)}
      note={<FiguresNote asOf={data?.as_of} isOld={isOld} error={error} onRetry={refetch} />}
      error={data ? undefined : error}
      onRetry={refetch}
      onPick={open}
    />
  );
}
