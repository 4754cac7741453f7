import type {
  ChargebackMethod,
  Country,
  LevelCode,
  PaymentBasis,
  PeriodStatus,
  PolicyCompensationType,
  ProductLine,
  ProductType,
  PublishStatus,
} from '@upline/domain';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { RecordColumns } from '../platform/database/tables.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    level_rate: LevelRateTable;
    generation_rate: GenerationRateTable;
    product: ProductTable;
    compensation_schedule: CompensationScheduleTable;
    compensation_schedule_rate: CompensationScheduleRateTable;
    setting: SettingTable;
  }
}

/** A column of JSON: objects when read, JSON text when written. */
export type Json<T> = ColumnType<T, string, string>;

interface LevelRateTable {
  level_code: LevelCode;
  effective_from: string;
  rate_bps: number;
}

interface GenerationRateTable {
  generation: number;
  effective_from: string;
  rate_bps: number;
}

/** Months rising, shares falling (R-MNY-18). */
export interface ChargebackStep {
  readonly through_month: number;
  readonly unearned_bps: number;
}

export interface ProductTable extends RecordColumns {
  id: Generated<string>;
  provider_id: string;
  name: string;
  name_key: string;
  code: string | null;
  product_type: ProductType;
  line: ProductLine;
  country: Country;
  states: string[];
  min_age: Generated<number>;
  max_age: Generated<number>;
  nearest_birthday: Generated<boolean>;
  min_face_cents: number | null;
  max_face_cents: number | null;
  bv_rate_bps: number;
  excess_bv_rate_bps: Generated<number>;
  /** Policy year to basis points. */
  renewal_bv_rate_bps: Json<Readonly<Record<string, number>>>;
  payment_basis: PaymentBasis | null;
  advance_months: number | null;
  chargeback_method: ChargebackMethod | null;
  chargeback_months: number | null;
  chargeback_steps: ColumnType<readonly ChargebackStep[] | null, string | null, string | null>;
  available_from: string | null;
  available_until: string | null;
  status: Generated<PublishStatus>;
}
export type ProductRow = Selectable<ProductTable>;

export interface CompensationScheduleTable extends RecordColumns {
  id: Generated<string>;
  name: string;
  /** The first of a month. */
  effective_from: string;
  status: Generated<PeriodStatus>;
  opened_at: Date | null;
  opened_by: string | null;
}
export type ScheduleRow = Selectable<CompensationScheduleTable>;

export interface CompensationScheduleRateTable {
  schedule_id: string;
  product_id: string | null;
  product_type: ProductType | null;
  level_code: LevelCode;
  kind: PolicyCompensationType;
  rate_bps: number;
}

interface SettingTable {
  key: string;
  effective_from: string;
  value: Json<unknown>;
  created_at: Generated<Date>;
  created_by: string | null;
}
