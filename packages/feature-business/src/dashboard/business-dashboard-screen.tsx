import { SegmentedControl } from '@mantine/core';
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { formatDate, type ListFilter, TEAM_TYPE_NAMES, teamTypesOf } from '@upline/domain';
import { queryFor, useAccess, useGo } from '@upline/shell';
import { Button, DateText, SelectField } from '@upline/ui-kit';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import classes from './business-dashboard.module.css';
import { BvChart, SharesChart, TopChart } from './bv-charts.tsx';
import type { Series } from './chart-data.ts';
import { type DashboardSearch, dashboardSearch, PERIODS, scopeOf } from './dashboard-search.ts';
import { listOf } from './opened-list.ts';
import { StatisticsTiles } from './statistics-tiles.tsx';

const route = getRouteApi('/signed-in/business/dashboard');
const TILES = [
  'getBusinessStatistics',
  'getBusinessSubmittedBv',
  'getBusinessIssuedBv',
  'getBusinessTopProducts',
  'getBusinessTopProviders',
  'getBusinessCarrierBv',
  'getBusinessProductTypeBv',
] as const;

/** `business/dashboard`: the seven tiles of domain.md 2.34, of oneself or a team, over a month, quarter or year. */
export function BusinessDashboardScreen() {
  const search = route.useSearch();
  const go = useGo();
  const { user } = useAccess();
  const scope = scopeOf(search);
  const statistics = useQuery(queryFor('getBusinessStatistics', { query: scope }));
  const submitted = useQuery(queryFor('getBusinessSubmittedBv', { query: scope }));
  const issued = useQuery(queryFor('getBusinessIssuedBv', { query: scope }));
  const choose = (part: DashboardSearch) =>
    void go({ to: '/business/dashboard', search: dashboardSearch({ ...search, ...part }) });
  const open = (filter: ListFilter) => void go(listOf(scope, filter));
  const chart = { scope, onOpen: open };
  const days = statistics.data;
  return (
    <div className={classes.page}>
      <PageHeader
        title="Business dashboard"
        facts={[
          days && `${formatDate(days.from)} – ${formatDate(days.to)}`,
          days && (
            <span key="as-of">
              As of <DateText value={days.as_of} relative />
            </span>
          ),
        ]}
        secondary={
          <div className={classes.controls}>
            <SelectField
              label="Production of"
              hideLabel
              required
              value={scope.team_type}
              options={teamTypesOf(user.is_senior_level).map((type) => ({
                value: type,
                // One's own production alone (R-TEAM-02).
                label: type === 'Personal' ? 'My own' : TEAM_TYPE_NAMES[type],
              }))}
              onChange={(team) => choose({ team: team as typeof scope.team_type })}
            />
            <SegmentedControl
              aria-label="Period"
              value={scope.period}
              data={PERIODS.map((period) => ({ value: period, label: period }))}
              onChange={(period) => choose({ period })}
            />
            <Refresh />
          </div>
        }
      />
      <StatisticsTiles
        scope={scope}
        statistics={statistics.data}
        problem={statistics.error?.message}
        submitted={submitted.data as Series | undefined}
        issued={issued.data as Series | undefined}
      />
      <div className={classes.charts}>
        <BvChart of="submitted" {...chart} />
        <BvChart of="issued" {...chart} />
        <TopChart by="product" {...chart} />
        <TopChart by="provider" {...chart} />
        <SharesChart by="provider" {...chart} />
        <SharesChart by="product_type" {...chart} />
      </div>
    </div>
  );
}

/** Newer figures at a click (R-DSH-01). */
function Refresh() {
  const queryClient = useQueryClient();
  const busy =
    useIsFetching({ predicate: ({ queryKey }) => (TILES as readonly unknown[]).includes(queryKey[0]) }) > 0;
  const refresh = () => {
    for (const id of TILES) void queryClient.invalidateQueries({ queryKey: [id] });
  };
  return (
    <Button loading={busy} onClick={refresh}>
      Refresh
    </Button>
  );
}
