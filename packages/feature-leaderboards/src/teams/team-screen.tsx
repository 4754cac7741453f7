import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { useMemo } from 'react';
import type { BoardSearch } from '../board/board-search.ts';
import { PointsBoard } from '../company/points-board.tsx';
import { teamBoardQuery } from './teams.route.ts';

const route = getRouteApi('/signed-in/dashboard/team-leaderboard/$code');

/** `dashboard/team-leaderboard/{code}`: the anchor's RmdSuperTeam, ranked among themselves (domain.md 5.5). */
export function TeamScreen() {
  const { code } = route.useParams();
  const search: BoardSearch = route.useSearch();
  const answer = useQuery({ ...teamBoardQuery(code, search), placeholderData: keepPreviousData });
  const here = useMemo(
    (): LinkTarget => ({ to: '/dashboard/team-leaderboard/$code', params: { code } }),
    [code],
  );
  const team = answer.data?.team;
  return (
    <PointsBoard
      area="portal"
      title={team?.name ?? 'Team leaderboard'}
      facts={[
        code,
        team && (
          <span key="anchor">
            Team of <Private>{team.anchor.name}</Private>
          </span>
        ),
      ]}
      back={{ to: '/dashboard/team-leaderboard' }}
      answer={answer}
      search={search}
      here={here}
    />
  );
}
