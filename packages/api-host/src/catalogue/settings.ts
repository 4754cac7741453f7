import type { z } from 'zod';
import { bool, cents, integer } from '../platform/fields.ts';

interface Setting<S extends z.ZodType> {
  readonly label: string;
  /** How the value is read and edited. */
  readonly unit: 'cents' | 'bps' | 'days' | 'months' | 'flag';
  readonly schema: S;
  /** In force until somebody sets another. */
  readonly initial: z.output<S>;
}

const setting = <S extends z.ZodType>(spec: Setting<S>) => spec;
const amount = (label: string, initial: number) =>
  setting({ label, unit: 'cents', schema: cents(label, { max: 10_000_000_000 }), initial });
const share = (label: string, initial: number) =>
  setting({ label, unit: 'bps', schema: integer(label, { max: 10_000 }), initial });
const days = (label: string, initial: number) =>
  setting({ label, unit: 'days', schema: integer(label, { max: 3_660 }), initial });
const flag = (label: string, initial: boolean) =>
  setting({ label, unit: 'flag', schema: bool(label), initial });

/** Thresholds a super admin changes without a release (R-CFG-01); the initial values are those of domain.md. */
export const SETTINGS = {
  min_payout_cents: amount('Minimum Payout', 2_500),
  max_chargeback_withhold_bps: share('Max Chargeback Withhold Percentage', 5_000),
  adjustment_second_person_cents: amount('Adjustments Needing a Second Person', 100_000),
  chargeback_dispute_days: days('Days to Dispute a Chargeback', 30),
  termination_hold_days: days('Days Lines Are Held After Termination', 90),
  roll_up_enabled: flag('Downline Debt Roll-Up', false),
  roll_up_after_days: days('Days Before a Debt Rolls Up', 90),
  exchange_enabled: flag('Builders Exchange', false),
  builder_pool_bps: share('Builder Bonus Pool', 200),
  eo_per_claim_cents: amount('Least E&O Limit per Claim', 100_000_000),
  submit_date_max_age_days: days('Oldest Submit Date an Associate May Enter', 180),
  max_payout_bps: share('Maximum Payout of a Schedule', 9_500),
} as const;

export type SettingKey = keyof typeof SETTINGS;
export type SettingValue<K extends SettingKey> = z.output<(typeof SETTINGS)[K]['schema']>;
export const SETTING_KEYS = Object.keys(SETTINGS) as [SettingKey, ...SettingKey[]];
