import type { PointsType, TeamType } from '@upline/domain';
import type { PeriodKind } from '@upline/domain/production';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { RecordColumns } from '../network/network.tables.ts';
import type { ContestBoard } from './contest-figures.store.ts';

declare module '../platform/tables.ts' {
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
  period: PeriodKind;
  as_of: Date | null;
  on_date: string | null;
  asked_at: Date;
  /** Of the network, when it was ranked: while it is still that, the places of its rows are those of now. */
  placings: ColumnType<number | null, number | undefined, number>;
}

interface LeaderboardRowTable {
  board_id: number;
  associate_code: string;
  rank: number;
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
