import { SegmentedControl } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { ApiError } from '@upline/api-client';
import { RefreshFigures, useChoose, useFigures, usePageAt } from '@upline/shell';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { TeamSelect } from '../team-select.tsx';
import { BridgeCard } from './bridge-card.tsx';
import { dashboardSearch, PERIODS, scopeOf } from './dashboard-search.ts';
import { ExpiringLicenses, NewRecruits } from './people-tiles.tsx';
import { LevelsChart, MembersChart } from './team-charts.tsx';
import classes from './team-dashboard.module.css';
import { TeamTiles } from './team-tiles.tsx';
import { TeamsCard } from './teams-card.tsx';

const route = getRouteApi('/signed-in/team');
const TILES = [
  'getTeamCounts',
  'getTeamBridge',
  'getTeamMembersCount',
  'getTeamLevels',
  'getTeamExpiringLicenses',
  'getTeamNewRecruits',
  'countDownlineHealth',
  'countTrainees',
] as const;

/** `team`: the tiles of a team (domain.md 2.34). Each loads and fails alone. */
export function TeamDashboardScreen() {
  const choose = useChoose(dashboardSearch);
  const scope = scopeOf(route.useSearch());
  const levels = useFigures('getTeamLevels', { query: scope });
  const recruitingLink = usePageAt()('/team/recruiting-link');
  // Only a refused team stops the page (R-TEAM-03); its tile shows any other failure.
  if (levels.error instanceof ApiError && levels.error.statusCode === 403) throw levels.error;
  return (
    <div className={classes.page}>
      <PageHeader
        title="Team dashboard"
        facts={[
          levels.data && (
            <span key="as-of">
              As of <DateText value={levels.data.as_of} relative />
            </span>
          ),
        ]}
        secondary={
          <>
            <TeamSelect label="Team" team={scope.team_type} onChange={(team) => choose({ team })} />
            <SegmentedControl
              aria-label="Period of new recruits"
              value={scope.period}
              data={[...PERIODS]}
              onChange={(period) => choose({ period })}
            />
            <RefreshFigures of={TILES} />
          </>
        }
        actions={[
          ...(recruitingLink ? [{ key: 'recruiting', label: 'Recruiting link', to: recruitingLink }] : []),
          { key: 'health', label: 'Downline health', to: { to: '/team/health' } },
          { key: 'meeting', label: 'Start a meeting', to: { to: '/team/meeting' } },
        ]}
      />
      <TeamTiles scope={scope} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <MembersChart scope={scope} />
          <ExpiringLicenses scope={scope} />
          <BridgeCard scope={scope} />
        </div>
        <div className={classes.column}>
          <LevelsChart scope={scope} />
          <NewRecruits scope={scope} />
          <TeamsCard />
        </div>
      </div>
    </div>
  );
}
