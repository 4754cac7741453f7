import { LEVEL_CODES, messages, TEAM_TYPES } from '@upline/domain';
import {
  BUILDER_BONUS_TERMS,
  EXCHANGE_TERMS,
  PAY_RUN_TERMS,
  ROLL_UP_TERMS,
  SLIP_THRESHOLDS,
} from '@upline/domain/pay-run';
import {
  EQUITY_GRANTS,
  HAWAII_RULES,
  MEASURES,
  type Measure,
  PROMOTION_CRITERIA,
  SCHOLARSHIP_PROGRAMS,
} from '@upline/domain/production';
import { z } from 'zod';
import { bool, cents, integer, oneOf, text } from '../platform/operation/fields.ts';

interface Setting<S extends z.ZodType> {
  readonly label: string;
  /** How the value is read and edited; `table` is a value of several fields. */
  readonly unit: 'cents' | 'bps' | 'days' | 'table';
  readonly schema: S;
  /** The value that holds until an admin sets another. */
  readonly initial: z.input<S>;
  /** What a value from some day on is counted for, as who sets it reads it beforehand. */
  readonly counts: string;
}

const setting = <S extends z.ZodType>(spec: Setting<S>) => spec;
const table = <S extends z.ZodType>(label: string, counts: string, schema: S, initial: NoInfer<z.input<S>>) =>
  setting({ label, unit: 'table', schema, initial, counts });
const amount = (label: string, counts: string, initial: number) =>
  setting({ label, unit: 'cents', schema: cents(label), initial, counts });
const share = (label: string, counts: string, initial: number) =>
  setting({ label, unit: 'bps', schema: integer(label, { max: 10_000 }), initial, counts });
const days = (label: string, counts: string, initial: number) =>
  setting({ label, unit: 'days', schema: integer(label, { max: 3_660 }), initial, counts });

/** Whether no two entries are alike in what tells them apart. */
const isDistinct = (keys: readonly (string | number)[]): boolean => new Set(keys).size === keys.length;

const bps = (label: string, max = 10_000) => integer(label, { max });
const count = (label: string) => integer(label, { max: 1_000_000 });

const requirement = z.strictObject({
  any_of: z
    .array(
      z.strictObject({
        measure: oneOf('Measure', Object.keys(MEASURES) as [Measure, ...Measure[]]),
        at_least: integer('At Least', { max: 99_999_999_999 }),
      }),
    )
    .min(1)
    .max(5)
    .meta({ label: 'Alternatives' }),
});

const criteria = z
  .array(
    z.strictObject({
      level: oneOf('Level', LEVEL_CODES),
      approval: oneOf('Approval', ['SYS', 'AD', 'SA']),
      window_months: integer('Window', { min: 1, max: 36 }).nullable(),
      production: z
        .strictObject({ team_type: oneOf('Team', TEAM_TYPES), required_cents: cents('Production') })
        .nullable(),
      requirements: z.array(requirement).max(20).meta({ label: 'Requirements' }),
    }),
  )
  .length(LEVEL_CODES.length)
  .refine(
    (rows) => rows.every(({ level }, index) => level === LEVEL_CODES[index]),
    'Name every level once, lowest first',
  )
  .meta({ label: 'Promotion Criteria' });

type Writable<T> = { -readonly [Key in keyof T]: Writable<T[Key]> };

/** Copies the constants of the domain, which are read-only, because the schema keeps a mutable value. */
const copy = <T>(value: T) => structuredClone(value) as Writable<T>;

/** What a super admin changes without a release (R-CFG-01); the initial values are those of domain.md. */
export const SETTINGS = {
  pay_run_terms: table(
    'Minimum Payout',
    'Pay runs with a pay date on that day or later hold back what is below it.',
    z.strictObject({
      min_payout_cents: z.strictObject({ USD: cents('Minimum in USD'), CAD: cents('Minimum in CAD') }),
    }),
    PAY_RUN_TERMS,
  ),
  max_chargeback_withhold_bps: share(
    'Max Chargeback Withhold Percentage',
    'Associates who join on that day or later begin with it.',
    5_000,
  ),
  adjustment_second_person_cents: amount(
    'Adjustments Needing a Second Person',
    'Adjustments entered on that day or later are judged by it.',
    100_000,
  ),
  chargeback_dispute_days: days(
    'Days to Dispute a Chargeback',
    'Chargebacks may be disputed for so long, those of before included.',
    30,
  ),
  termination_hold_days: days(
    'Days Lines Are Held After Termination',
    'Lines of terminated associates posted on that day or later are held for so long.',
    90,
  ),
  eo_per_claim_cents: amount(
    'Least E&O Limit per Claim',
    'E&O policies entered or approved on that day or later are judged by it.',
    100_000_000,
  ),
  renewal_fee: table(
    'Unpaid Yearly Renewal Fee',
    'From that day on unpaid renewal fees are judged by it, those that are due already included.',
    z.strictObject({
      escrow_after_days: integer('Days Until New Compensation Waits', { max: 365 }),
      review_after_days: integer('Days Until a Review', { max: 730 }),
    }),
    { escrow_after_days: 30, review_after_days: 180 },
  ),
  cooling_off: table(
    'Cooling-off Refund',
    'From that day on registrations may be undone for so long, those of before included.',
    z.strictObject({ hours: integer('Hours', { min: 1, max: 720 }) }),
    {
      hours: 72,
    },
  ),
  card_refund_limit_cents: amount(
    'Card Refunds Above Need a Super Admin',
    'Refunds asked for on that day or later are judged by it.',
    50_000,
  ),
  submit_date_max_age_days: days(
    'Oldest Submit Date an Associate May Enter',
    'Policies entered on that day or later are judged by it.',
    180,
  ),
  roll_up_terms: table(
    'Downline Debt Roll-Up',
    'From that day on open debts of associates who have left are judged by it.',
    z.strictObject({
      is_enabled: bool('Enabled'),
      after_days: integer('After Days', { max: 3_660 }),
      notice_days: integer('Notice Days', { max: 365 }),
    }),
    ROLL_UP_TERMS,
  ),
  exchange_terms: table(
    'Builders Exchange',
    'Months that end on that day or later are shared by it.',
    z.strictObject({
      is_enabled: bool('Enabled'),
      tiers: z
        .array(z.strictObject({ from_bv_cents: cents('From BV'), share_bps: bps('Share') }))
        .min(1)
        .max(10)
        .refine(
          (tiers) => isDistinct(tiers.map(({ from_bv_cents }) => from_bv_cents)),
          messages.unique('From BV'),
        )
        .meta({ label: 'Tiers' }),
    }),
    copy(EXCHANGE_TERMS),
  ),
  builder_bonus_terms: table(
    'Builder Bonus',
    'Months that end on that day or later are paid by it.',
    z.strictObject({
      pool_bps: bps('Pool'),
      min_recruits: count('Least Recruits'),
      bv_per_share_cents: cents('BV per Share', { min: 1 }),
      max_shares: integer('Most Shares', { min: 1, max: 100 }),
    }),
    BUILDER_BONUS_TERMS,
  ),
  slip_thresholds: table(
    'Slip Thresholds',
    'Slips asked for on that day or later are judged by it, those of years before included.',
    z
      .array(
        z.strictObject({
          currency: oneOf('Currency', ['USD', 'CAD']),
          from_year: integer('From Year', { max: 2_199 }),
          min_cents: cents('From Total'),
        }),
      )
      .min(1)
      .max(50)
      .refine(
        (rows) => isDistinct(rows.map(({ currency, from_year }) => `${currency} ${from_year}`)),
        messages.unique('From Year'),
      )
      .meta({ label: 'Thresholds' }),
    copy(SLIP_THRESHOLDS),
  ),
  promotion_criteria: table(
    'Promotion Criteria',
    'Promotions and level requests judged on that day or later are measured by it.',
    criteria,
    copy(PROMOTION_CRITERIA),
  ),
  scholarship_programs: table(
    'Scholarship Programs',
    'Quarters that end on that day or later are awarded by it.',
    z
      .array(
        z.strictObject({
          program: text('Program', { max: 2 }),
          min_recruits: count('Least Recruits'),
          min_bv_cents: cents('Least BV'),
          award_cents: cents('Award'),
        }),
      )
      .max(20)
      .refine(
        (programs) => isDistinct(programs.map(({ program }) => program.toUpperCase())),
        messages.unique('Program'),
      )
      .meta({ label: 'Programs' }),
    copy(SCHOLARSHIP_PROGRAMS),
  ),
  hawaii_rules: table(
    'Hawaii Contest',
    'The contest that runs on that day is counted by it as a whole.',
    z.strictObject({
      personal_bps: bps('Personal', 100_000),
      base_shop_bps: bps('Base Shop', 100_000),
      licensed_recruit_points: count('Points per Licensed Recruit'),
      rmd_points: count('Points of a Promotion to RMD'),
      seats_from: z
        .array(count('Points of a Seat'))
        .min(1)
        .max(10)
        .refine(isDistinct, messages.unique('Points of a Seat'))
        // `hawaiiStanding` takes them rising.
        .overwrite((points) => points.toSorted((a, b) => a - b))
        .meta({ label: 'Seats' }),
      min_persistency_bps: bps('Least Persistency'),
      persistency_from_policies: count('Policies Persistency Asks For'),
    }),
    copy(HAWAII_RULES),
  ),
  hawaii_window: table(
    'Hawaii Contest Window',
    'The contest that runs on that day takes this window.',
    z.strictObject({
      from_month: integer('First Month', { min: 1, max: 12 }),
      months: integer('Months', { min: 1, max: 12 }),
    }),
    { from_month: 1, months: 12 },
  ),
  equity_grants: table(
    'Equity Share Credits',
    'Credits granted on that day or later follow it.',
    z.strictObject({
      promotion: z
        .partialRecord(z.enum(LEVEL_CODES), count('Credits'))
        .meta({ label: 'Credits of a Promotion' }),
      bv_per_credit_cents: cents('BV per Credit', { min: 1 }),
      builder_streak: count('Credits of a Streak'),
    }),
    copy(EQUITY_GRANTS),
  ),
  video_sender: table(
    'Sender of Video Messages',
    'Messages sent on that day or later name it.',
    z.strictObject({ address: text('Company and Postal Address', { min: 10, max: 160 }) }),
    { address: 'Upline, 500 Congress Avenue, Suite 1200, Austin, TX 78701' },
  ),
} as const;

export type SettingKey = keyof typeof SETTINGS;
export type SettingValue<K extends SettingKey> = z.output<(typeof SETTINGS)[K]['schema']>;
export const SETTING_KEYS = Object.keys(SETTINGS) as [SettingKey, ...SettingKey[]];
