import { type BoardSearch, boardSearch } from '../board/board-search.ts';

/** Of the grid of teams: what they are compared by. The category is always the team's own. */
export type TeamsSearch = Pick<BoardSearch, 'points' | 'period'>;

export function teamsSearch(raw: Record<string, unknown>): TeamsSearch {
  const { points, period } = boardSearch(raw);
  return { ...(points ? { points } : {}), ...(period ? { period } : {}) };
}
