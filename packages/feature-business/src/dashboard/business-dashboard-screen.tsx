import { SegmentedControl } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { ApiError } from '@upline/api-client';
import { formatDate, TEAM_TYPE_NAMES, teamTypesOf } from '@upline/domain';
import { RefreshFigures, useAccess, useChoose, useFigures, useGo } from '@upline/shell';
import { DateText } from '@upline/ui-kit';
import { LazySelectField } from '@upline/ui-kit/field/lazy-select-field.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import classes from './business-dashboard.module.css';
import { BvChart, SharesChart, TopChart } from './bv-charts.tsx';
import { dashboardSearch, firstTeamOf, PERIODS, scopeOf } from './dashboard-search.ts';
import { listOf, type PolicyFilter } from './opened-list.ts';
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

/** `business/dashboard`: the tiles of domain.md 2.34, of oneself or a team, over a month, quarter or year. */
export function BusinessDashboardScreen() {
  const choose = useChoose(dashboardSearch);
  const go = useGo();
  const access = useAccess();
  const scope = scopeOf(route.useSearch(), access);
  const { data: days, error, refetch } = useFigures('getBusinessStatistics', { query: scope });
  // Only a refused scope stops the page (R-TEAM-03); its tile shows any other failure.
  if (error instanceof ApiError && error.statusCode === 403) throw error;
  const open = (filter: PolicyFilter) => void go(listOf(scope, filter));
  const chart = { scope, onOpen: open };
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
          <div className={layout.buttons}>
            <LazySelectField
              label="Production of"
              hideLabel
              required
              value={scope.team_type}
              options={teamTypesOf(access.user.is_senior_level).map((type) => ({
                value: type,
                // One's own production alone (R-TEAM-02).
                label: type === 'Personal' ? 'My own' : TEAM_TYPE_NAMES[type],
              }))}
              onChange={(team) =>
                choose({ team: team === firstTeamOf(access) ? undefined : (team as typeof scope.team_type) })
              }
            />
            <SegmentedControl
              aria-label="Period"
              value={scope.period}
              data={PERIODS.map((period) => ({ value: period, label: period }))}
              onChange={(period) => choose({ period })}
            />
            <RefreshFigures of={TILES} />
          </div>
        }
      />
      <StatisticsTiles
        scope={scope}
        statistics={days}
        problem={days ? undefined : error?.message}
        onRetry={refetch}
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
