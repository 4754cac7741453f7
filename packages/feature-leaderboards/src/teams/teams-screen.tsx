import { Loader } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useAccess, useChoose } from '@upline/shell';
import { CardGrid } from '@upline/ui-kit/card/card.tsx';
import { EmptyState, ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import board from '../board/board.module.css';
import { POINTS } from '../board/board-words.ts';
import { PeriodControl } from '../board/period-control.tsx';
import { PointsField } from '../board/points-field.tsx';
import { RefreshButton } from '../board/refresh-button.tsx';
import { TeamCard } from './team-card.tsx';
import { type TeamsSearch, teamsSearch } from './team-search.ts';
import classes from './teams.module.css';
import { teamsQuery } from './teams.route.ts';

const route = getRouteApi('/signed-in/dashboard/team-leaderboard');

/** `dashboard/team-leaderboard`: named teams by the production of their RmdSuperTeam (SPEC, domain.md 5.5). */
export function TeamsScreen() {
  const search: TeamsSearch = route.useSearch();
  const choose = useChoose(teamsSearch);
  const { user } = useAccess();
  const { points = 'SubmittedBv', period = 'Month' } = search;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...teamsQuery(search),
    placeholderData: keepPreviousData,
  });
  const isEmpty = data?.rows.length === 0;
  return (
    <div className={board.page}>
      <PageHeader
        title="Team leaderboards"
        facts={[
          data && (
            <span key="as-of">
              As of <DateText value={data.as_of} relative />
            </span>
          ),
        ]}
        secondary={
          // The board behind the cards is one of a senior category (R-TEAM-03).
          user.is_senior_level && (
            <RefreshButton area="portal" board={{ points_type: points, category: 'RmdSuperTeam', period }} />
          )
        }
      />
      <div className={board.controls}>
        <PointsField points={points} onChange={(next) => choose({ points: next })} />
        <PeriodControl period={period} onChange={(next) => choose({ period: next })} />
      </div>
      {(!data || isPlaceholderData) && !error && (
        <div className={classes.wait} role="status">
          <Loader />
          <span className="up-sr-only">Loading teams</span>
        </div>
      )}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isEmpty && <EmptyState>The teams of the company will be here.</EmptyState>}
      {data && !isPlaceholderData && !isEmpty && (
        <CardGrid>
          {data.rows.map((team) => (
            <TeamCard key={team.code} team={team} unit={POINTS[points].unit} search={search} />
          ))}
        </CardGrid>
      )}
    </div>
  );
}
