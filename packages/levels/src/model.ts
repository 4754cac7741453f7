import type { LevelCode, TeamType } from '@upline/domain';
import type { Measure } from '@upline/domain/production';

export interface LevelName {
  readonly code: LevelCode;
  readonly name: string;
}

/** One measure against what a level asks for. */
export interface Measured {
  /** A `Measure` of the domain. */
  readonly measure: Measure | (string & {});
  readonly label: string;
  readonly unit: 'fact' | 'count' | 'cents' | 'bps';
  /** Null: unknown, hence not met. */
  readonly value: number | null;
  readonly required: number;
  readonly shortfall: number;
  readonly is_met: boolean;
}

/** Any one of the alternatives is enough. */
export interface Requirement {
  readonly is_met: boolean;
  readonly alternatives: readonly Measured[];
}

/** Production under the half rule (R-LVL-01); the parts are personal production and the legs. */
export interface Production {
  readonly team_type: TeamType;
  readonly required_cents: number;
  readonly counted_cents: number;
  readonly shortfall_cents: number;
  readonly is_met: boolean;
  readonly parts: readonly {
    readonly leg_code: string | null;
    readonly leg_name: string | null;
    readonly amount_cents: number;
    readonly counted_cents: number;
    readonly is_exhausted: boolean;
  }[];
}

/** A closed month. */
export interface LevelMonth {
  readonly period_month: string;
  readonly level_at_close: LevelName;
  readonly qualified_level: LevelName | null;
  readonly personal_bv_cents: number;
  readonly base_shop_bv_cents: number;
  readonly super_base_bv_cents: number | null;
  readonly super_team_bv_cents: number | null;
  readonly recruits: number;
  readonly licensed_count: number;
  readonly legs: number;
  readonly persistency_bps: number | null;
  readonly next: {
    readonly level: LevelName;
    readonly is_met: boolean;
    readonly production: {
      readonly required_cents: number;
      readonly counted_cents: number;
      readonly is_met: boolean;
    } | null;
    readonly requirements: readonly Requirement[];
  } | null;
}

/** A promotion or a demotion (R-LVL-04). */
export interface LevelChange {
  readonly id: string;
  readonly from_level: LevelName | null;
  readonly to_level: LevelName;
  readonly effective_date: string;
  readonly is_scheduled: boolean;
  readonly decided_by: { readonly code: string; readonly name: string } | null;
  readonly reason: string;
}
