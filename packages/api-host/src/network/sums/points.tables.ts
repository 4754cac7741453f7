import type { AssociateStatus, LevelCode, PointsType } from '@upline/domain';
import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    network_guard: { id: number; open_from: string | null; placings: Generated<number> };
    network_fold_guard: { id: number };
    head_delta: HeadDeltaTable;
    team_head: TeamHeadTable;
    recruit_month: RecruitMonthTable;
    point_entry: PointEntryTable;
    point_delta: PointDeltaTable;
    point_own: PointOwnTable;
    point_month: PointMonthTable;
    point_rollup: PointRollupTable;
    point_cube: PointCubeTable;
  }
}

interface Buckets {
  base: number;
  g0: number;
  g1: number;
  g2: number;
  g3: number;
  g4: number;
  g5: number;
  g6: number;
  inf: number;
}

interface HeadDeltaTable {
  id: GeneratedAlways<number>;
  associate_code: string;
  level_code: LevelCode;
  status: AssociateStatus;
  joined_month: string | null;
  n: number;
}

interface TeamHeadTable extends Buckets {
  owner_code: string;
  level_code: LevelCode;
  status: AssociateStatus;
}

interface RecruitMonthTable extends Buckets {
  owner_code: string;
  month: string;
}

interface PointEntryTable {
  id: Generated<string>;
  owner_code: string;
  points_type: PointsType;
  amount: number;
  on_date: string;
  reference_kind: string;
  reference_id: string;
  portion: number | null;
  is_reversal: Generated<boolean>;
  product_id: string | null;
  provider_id: string | null;
  policy_id: string | null;
  shop_code: string | null;
  created_at: Generated<Date>;
}

interface PointDeltaTable {
  id: GeneratedAlways<number>;
  associate_code: string;
  month: string;
  points_type: PointsType;
  is_reversal: boolean;
  product_id: string | null;
  provider_id: string | null;
  amount: number;
}

interface PointOwnTable {
  associate_code: string;
  month: string;
  points_type: PointsType;
  is_reversal: boolean;
  amount: number;
}

/** Credits less reversals, folded: what a team is sorted by. */
interface PointMonthTable {
  associate_code: string;
  points_type: 'IssuedBv' | 'Recruits';
  month: string;
  net: number;
  shop_code: string | null;
}

interface PointRollupTable extends Buckets {
  owner_code: string;
  month: string;
  points_type: PointsType;
  is_reversal: boolean;
}

interface PointCubeTable extends PointRollupTable {
  product_id: string;
  provider_id: string;
}
