import type { AssociateStatus, TeamType } from '../enumerations/people.ts';

/** A figure of this period, to date, and of the whole one before. */
export interface PeriodFigure {
  readonly current: number;
  readonly previous: number;
}

/** What ranking reads of a row; rows carry whatever else their board shows. */
export interface LeaderboardEntry {
  readonly user: { readonly code: string; readonly first_name: string; readonly last_name: string };
  readonly status: AssociateStatus;
  readonly is_senior_level: boolean;
  /** The associate hides own figures on company boards. */
  readonly is_hidden: boolean;
  readonly adjusted: PeriodFigure;
  readonly total: PeriodFigure;
}

const SENIOR_TEAMS: readonly TeamType[] = ['RmdBaseShop', 'RmdSuperBase', 'RmdSuperTeam'];
const LISTED: readonly AssociateStatus[] = ['Active', 'Resignation Initiated'];

/** What decides a rank, most important first (R-LDB-01). */
const numbersOf = ({ adjusted, total }: LeaderboardEntry) => [
  adjusted.current,
  total.current,
  adjusted.previous,
];

function byNumbers(a: LeaderboardEntry, b: LeaderboardEntry): number {
  const others = numbersOf(b);
  return numbersOf(a).reduce((found, value, index) => found || (others[index] ?? 0) - value, 0);
}

const byText = (a: string, b: string) => a.localeCompare(b, 'en') || (a < b ? -1 : Number(a > b));

/**
 * Rows of a board in order, with their ranks: equal numbers share a rank and the next one skips (R-LDB-01). Left out are
 * rows of zeros, people who are not listed, and on senior categories everybody below RMD (R-LDB-02, 03, 07). Who hides
 * own figures keeps a rank that only they see (R-LDB-06); `viewer_code` is null for a viewer who is no associate.
 */
export function rankLeaderboard<Row extends LeaderboardEntry>(
  rows: readonly Row[],
  view: { readonly team_type: TeamType; readonly viewer_code: string | null },
): (Row & { readonly rank: number })[] {
  const isShown = ({ adjusted, total, status, is_senior_level }: Row) =>
    [adjusted.current, adjusted.previous, total.current, total.previous].some((figure) => figure !== 0) &&
    LISTED.includes(status) &&
    (is_senior_level || !SENIOR_TEAMS.includes(view.team_type));
  const ordered = rows
    .filter(isShown)
    .sort(
      (a, b) =>
        byNumbers(a, b) ||
        byText(a.user.last_name, b.user.last_name) ||
        byText(a.user.first_name, b.user.first_name) ||
        byText(a.user.code, b.user.code),
    );
  let rank = 0;
  return ordered
    .map((row, index) => {
      const before = ordered[index - 1];
      if (!before || byNumbers(before, row) !== 0) rank = index + 1;
      return { ...row, rank };
    })
    .filter(({ is_hidden, user }) => !is_hidden || user.code === view.viewer_code);
}
