import type { PointsType, TeamType } from '@upline/domain';
import type { BoardPeriod } from '@upline/domain/production';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { RecordColumns } from '../platform/database/tables.ts';
import type { ContestBoard } from './contest-figures.store.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    leaderboard_board: LeaderboardBoardTable;
    leaderboard_row: LeaderboardRowTable;
    leaderboard_preference: LeaderboardPreferenceTable;
    named_team: NamedTeamTable;
  }
}

interface LeaderboardBoardTable {
  id: GeneratedAlways<number>;
  points_type: PointsType | ContestBoard;
  team_type: TeamType;
  period: BoardPeriod;
  as_of: Date | null;
  on_date: string | null;
  asked_at: Date;
  /**
   * The placings of the network when the board was ranked: while both are equal, the places in its rows are the present
   * ones.
   */
  placings: ColumnType<number | null, number | undefined, number>;
}

interface LeaderboardRowTable {
  board_id: number;
  associate_code: string;
  rank: number;
  /** By the figures of the period before; null for a person who had none. */
  previous_rank: number | null;
  position: number;
  adjusted_current: number;
  adjusted_previous: number;
  total_current: number;
  total_previous: number;
  /** The person's place when the board was ranked. */
  path: string | null;
  gen_in_force: number | null;
  /** Of contests: what the score is made of. */
  facts: ColumnType<object | null, string | null, string | null>;
}

interface LeaderboardPreferenceTable extends RecordColumns {
  associate_code: string;
  hides_figures: boolean;
}

export interface NamedTeamTable extends RecordColumns {
  id: Generated<string>;
  /** T and four digits, in sequence. */
  code: GeneratedAlways<string>;
  name: string;
  /** `foldText(name)`: names are unique whatever their case. */
  name_key: string;
  anchor_code: string;
  status: Generated<'Active' | 'Closed'>;
}
