import { useQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { addDays, companyToday } from '@upline/domain';
import { queryFor, useAccess } from '@upline/shell';

/** The board is left standing while people talk, so it asks again by itself. */
const AGAIN_MS = 60_000;
const live = { refetchInterval: AGAIN_MS, staleTime: AGAIN_MS / 2 };

const MOST = { standings: 8, licenses: 5, birthdays: 5, renewals: 3 } as const;
/** A license counts as new for so many days. */
export const NEW_DAYS = 60;

type Board = OperationAnswer<'getLeaderboard'>;
export type Standing = Board['rows'][number];

/** What is won this month by production, in the named team that the person belongs to; in the whole company without one. */
export function useStandings() {
  const { code } = useAccess().user;
  const path = useQuery({ ...queryFor('getUplinePath', { params: { code } }), staleTime: AGAIN_MS });
  const teams = useQuery({ ...queryFor('listLeaderboardTeams', { query: {} }), staleTime: AGAIN_MS });
  // The nearest upline whose team has a name, or the person.
  const team = path.data?.rows
    .toReversed()
    .flatMap(({ code: above }) => teams.data?.rows.filter(({ anchor }) => anchor.code === above) ?? [])[0];
  const isKnown = path.isSuccess && teams.isSuccess;
  const query = { limit: MOST.standings } as const;
  const own = useQuery({
    ...queryFor('getTeamLeaderboard', { params: { code: team?.code ?? '' }, query }),
    ...live,
    enabled: team !== undefined,
  });
  const company = useQuery({ ...queryFor('getLeaderboard', { query }), ...live, enabled: isKnown && !team });
  const board = team ? own : company;
  const failed = [path, teams, board].find(({ isError }) => isError);
  return {
    title: team?.name ?? 'Company',
    data: board.data && standings(board.data),
    asOf: board.data?.as_of,
    error: failed?.error,
    refetch: () => failed?.refetch(),
  };
}

/** The first of the board, and the person's own place where it is further down. */
function standings({ rows, own }: Pick<Board, 'rows' | 'own'>): readonly Standing[] {
  const isShown = own === null || rows.some(({ user }) => user.code === own.user.code);
  return isShown ? rows : [...rows.slice(0, MOST.standings - 1), own];
}

export const useNewLicenses = () =>
  useQuery({
    ...queryFor('listTeamLicenses', {
      query: {
        team: 'BaseShop',
        limit: MOST.licenses,
        filter: { issue_date: { gte: addDays(companyToday(), -NEW_DAYS) }, status: { eq: 'Active' } },
        order: { issue_date: 'DESC' },
      },
    }),
    ...live,
    select: ({ rows }) => rows.slice(0, MOST.licenses),
  });

export const useBirthdays = () =>
  useQuery({
    ...queryFor('getTeamBirthdays'),
    ...live,
    select: ({ today, rows }) => ({ today, rows: rows.slice(0, MOST.birthdays) }),
  });

/** Licenses of the base shop that end soon: somebody has to renew them. */
export const useRenewals = () =>
  useQuery({
    ...queryFor('getTeamExpiringLicenses', { query: { team_type: 'BaseShop' } }),
    ...live,
    select: ({ rows }) => rows.slice(0, MOST.renewals),
  });

export const useWaiting = () =>
  useQuery({ ...queryFor('getMainDashboard'), ...live, select: ({ open_actions }) => open_actions });
