import type { PointsType, TeamType } from '@upline/domain';
import type { BoardPeriod } from '@upline/domain/production';
import type { z } from 'zod';
import type { NetworkNode } from '../network/nodes.store.ts';
import { wordsOf } from '../platform/list/search-words.ts';
import type { SignedInContext } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { viewerOf } from '../team/team.service.ts';
import type {
  leaderboard,
  leaderboardRow,
  rankedRow,
  rankedUser,
  teamCards,
} from './leaderboards.schemas.ts';
import {
  hidesFigures,
  ownRow,
  pageOf,
  type RankedRow,
  rowsOfPeople,
  setHidesFigures,
} from './leaderboards.store.ts';
import { listNamedTeams } from './named-teams.store.ts';
import { daysOf, type LeaderboardRanking } from './ranking.service.ts';
import type { BoardKey } from './ranking.store.ts';

/** What a board is asked for, as parsed. */
interface BoardAsked {
  readonly points_type: PointsType;
  readonly category: TeamType;
  readonly period: BoardPeriod;
  readonly search: string;
  readonly page: number;
  readonly limit: number;
}

/** The person of a row as boards show them. */
export function userOf(row: Omit<RankedRow, 'rank'>): z.input<typeof rankedUser> {
  const { code, first_name, last_name, has_photo, is_senior_level, city, state, level_code, level_name } =
    row;
  return {
    code,
    first_name,
    last_name,
    has_photo,
    is_senior_level,
    city,
    state,
    level_code,
    level_name,
    upline_rmd:
      row.upline_rmd_code === null
        ? null
        : { code: row.upline_rmd_code, name: row.upline_rmd_name ?? row.upline_rmd_code },
  };
}

/** Rank, person and figures of a row. */
export const shownRow = (row: RankedRow): z.input<typeof rankedRow> => ({
  rank: row.rank,
  previous_rank: row.previous_rank,
  user: userOf(row),
  adjusted: { current: row.adjusted_current, previous: row.adjusted_previous },
  total: { current: row.total_current, previous: row.total_previous },
});

/** The viewer where that is an associate; throws 403 for a senior category asked for by others (R-TEAM-03, 7.1). */
export async function viewerNode(
  { db, caller }: SignedInContext,
  category: TeamType,
): Promise<NetworkNode | null> {
  return caller.kind === 'Associate' ? viewerOf(db, caller, category) : null;
}

/** Contests have one category, and Hawaii and Builder Bonus one period. */
const boardOf = (points: BoardKey['points_type'], team_type: TeamType, period: BoardPeriod) => {
  if (points === 'Builder') return { team_type: 'BaseShop', period } as const;
  if (points === 'Hawaii') return { team_type: 'BaseShop', period: 'Year' } as const;
  return points === 'Builder Bonus'
    ? ({ team_type: 'BaseShop', period: 'Month' } as const)
    : { team_type, period };
};

/** Boards of one kind of points and one category (domain.md 5.4). */
export function leaderboards(platform: Pick<Platform, 'audit'>, ranking: LeaderboardRanking) {
  return {
    /** A page of the company's board, or with `anchor` of a team's. */
    async board(
      context: SignedInContext,
      asked: BoardAsked,
      anchor: NetworkNode | null = null,
    ): Promise<z.input<typeof leaderboard>> {
      const { points_type, category, period } = asked;
      const viewing = await viewerNode(context, category);
      const viewer = viewing?.code ?? null;
      const board = await ranking.current(context, { points_type, team_type: category, period });
      const rows = await pageOf(context.db, board.id, {
        viewer,
        anchor,
        words: wordsOf(asked.search),
        limit: asked.limit + 1,
        offset: (asked.page - 1) * asked.limit,
      });
      const own = viewer === null ? undefined : await ownRow(context.db, board.id, viewer, anchor);
      const shown = (row: RankedRow): z.input<typeof leaderboardRow> => ({
        ...shownRow(row),
        is_explained: viewing === null || row.path.startsWith(viewing.path),
      });
      return {
        as_of: board.as_of,
        points_type,
        category,
        period,
        // Of the day the rows were ranked on, which may have been yesterday.
        from: (await daysOf(context.db, board, board.on_date ?? context.today)).current.from,
        rows: rows.map(shown),
        own: own ? shown(own) : null,
      };
    },

    /** Named teams by what the anchor's RmdSuperTeam has produced (5.5). */
    async teams(
      context: SignedInContext,
      { points_type, period }: Pick<BoardAsked, 'points_type' | 'period'>,
    ): Promise<z.input<typeof teamCards>> {
      const { db, caller } = context;
      const board = await ranking.current(context, { points_type, team_type: 'RmdSuperTeam', period });
      const named = await listNamedTeams(db, true);
      const anchors = named.map(({ anchor_code }) => anchor_code);
      const ranked = await rowsOfPeople(
        db,
        board.id,
        caller.kind === 'Associate' ? caller.code : null,
        anchors,
      );
      const places = new Map(ranked.map((row, place) => [row.code, { ...shownRow(row), place }]));
      const cards = named.map(({ code, name, anchor_code, anchor_name }) => {
        const row = places.get(anchor_code);
        return {
          place: row?.place ?? Number.POSITIVE_INFINITY,
          card: {
            code,
            name,
            anchor: { code: anchor_code, name: anchor_name },
            adjusted: row?.adjusted ?? null,
            total: row?.total ?? null,
          },
        };
      });
      // Those of one place stay by name.
      const byPlace = cards.toSorted((one, other) =>
        one.place === other.place ? 0 : one.place - other.place,
      );
      return { as_of: board.as_of, rows: byPlace.map(({ card }) => card) };
    },

    /** R-LDB-04: at most once a minute; within it the figures are that fresh already. */
    async refresh(
      context: SignedInContext,
      {
        points_type,
        category,
        period,
      }: Pick<BoardAsked, 'category' | 'period'> & Pick<BoardKey, 'points_type'>,
    ) {
      await viewerNode(context, category);
      const { as_of } = await ranking.refresh(context, {
        points_type,
        ...boardOf(points_type, category, period),
      });
      return { message: 'Leaderboard refreshed successfully!', as_of };
    },

    /** R-LDB-06. */
    async preference({ db, caller }: SignedInContext) {
      return { hides_figures: await hidesFigures(db, caller.code) };
    },

    async setPreference(context: SignedInContext, hides: boolean) {
      const { db, caller, now } = context;
      const before = await hidesFigures(db, caller.code);
      if (before !== hides) {
        await setHidesFigures(db, caller.code, hides, now);
        const word = (value: boolean) => (value ? 'Yes' : 'No');
        platform.audit.record(context, {
          action: 'update',
          entity: 'leaderboard_preference',
          entityId: caller.code,
          entityLabel: caller.name,
          ownerCode: caller.code,
          changes: [{ field: 'Hide Leaderboard Figures', old: word(before), new: word(hides) }],
        });
      }
      return { hides_figures: hides };
    },
  };
}
