import { LEVEL_CODES, REQUEST_STATUSES, TEAM_TYPES } from '@upline/domain';
import { z } from 'zod';
import {
  bool,
  cents,
  integer,
  oneOf,
  optionalText,
  person,
  queryInteger,
  text,
  timestamp,
} from '../platform/operation/fields.ts';

const level = z.strictObject({ code: z.enum(LEVEL_CODES), name: z.string() });

const requirement = z.strictObject({
  is_met: z.boolean(),
  alternatives: z
    .array(
      z.strictObject({
        measure: z.string(),
        label: z.string(),
        unit: z.enum(['fact', 'count', 'cents', 'bps']),
        value: z.int().nullable().meta({ description: 'Null: unknown, hence not met' }),
        required: z.int(),
        shortfall: z.int(),
        is_met: z.boolean(),
      }),
    )
    .meta({ description: 'Any one of them is enough' }),
});

const production = z.strictObject({
  team_type: z.enum(TEAM_TYPES),
  required_cents: z.int(),
  counted_cents: z.int(),
  shortfall_cents: z.int(),
  is_met: z.boolean(),
  parts: z
    .array(
      z.strictObject({
        leg_code: z.string().nullable().meta({ description: 'Null: personal production' }),
        leg_name: z.string().nullable(),
        amount_cents: z.int(),
        counted_cents: z.int(),
        is_exhausted: z.boolean().meta({ description: 'The shortfall cannot come from here (R-LVL-01)' }),
      }),
    )
    .meta({ description: 'Personal first, then the legs' }),
});

export const qualification = z.strictObject({
  level,
  approval: z.enum(['SYS', 'AD', 'SA']).meta({ description: 'Who turns it into a promotion (R-LVL-03)' }),
  window_months: z.int().nullable(),
  from: z.iso.date().nullable().meta({ description: 'First day of the window; its months are closed' }),
  to: z.iso.date().nullable(),
  is_met: z.boolean(),
  production: production.nullable(),
  requirements: z.array(requirement),
});

export const levelProgress = z.strictObject({
  level,
  qualified_level: level
    .nullable()
    .meta({ description: 'What the last closed month qualifies for (R-LVL-07)' }),
  next: qualification.nullable().meta({ description: 'Null at the top of the ladder' }),
  scheduled: z
    .strictObject({ level, effective_date: z.iso.date() })
    .nullable()
    .meta({ description: 'A change of level that waits for its day (R-LVL-02)' }),
  may_request: z.boolean(),
});

export const historyQuery = z.strictObject({
  page: queryInteger('Page', { min: 1, max: 1_000, initial: 1 }),
  limit: queryInteger('Limit', { min: 1, max: 500, initial: 100 }),
});

export const levelHistory = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        period_month: z.iso.date(),
        level_at_close: level,
        qualified_level: level.nullable(),
        personal_bv_cents: z.int(),
        base_shop_bv_cents: z.int(),
        super_base_bv_cents: z.int().nullable(),
        super_team_bv_cents: z.int().nullable(),
        recruits: z.int(),
        licensed_count: z.int(),
        legs: z.int(),
        persistency_bps: z.int().nullable(),
        next: z
          .strictObject({
            level,
            is_met: z.boolean(),
            production: z
              .strictObject({ required_cents: z.int(), counted_cents: z.int(), is_met: z.boolean() })
              .nullable(),
            requirements: z.array(requirement),
          })
          .nullable()
          .meta({ description: 'Each measure against what the next level asked for' }),
      }),
    )
    .meta({ description: 'Closed months, newest first' }),
  changes: z
    .array(
      z.strictObject({
        id: z.uuid(),
        from_level: level.nullable(),
        to_level: level,
        effective_date: z.iso.date(),
        is_scheduled: z.boolean(),
        decided_at: timestamp(),
        decided_by: person.nullable().meta({ description: 'Null: the system itself (R-LVL-03)' }),
        reason: z.string(),
      }),
    )
    .meta({ description: 'Promotions and demotions, newest first (R-LVL-04)' }),
});

export const simulationBody = z.strictObject({
  level_code: oneOf('Level', LEVEL_CODES)
    .nullish()
    .meta({ label: 'Level', description: 'Left out: the next one' }),
  personal_bv_cents: cents('Personal BV', { min: -99_999_999_999 }).default(0),
  recruits: integer('Recruits', { max: 1_000 }).default(0).meta({
    label: 'Recruits',
    description: 'Licensed recruits more, each a leg of its own in the base shop',
  }),
  legs: z
    .array(
      z.strictObject({
        leg_code: text('Leg', { max: 20 }).toUpperCase().nullable().meta({
          label: 'Leg',
          description: 'A direct; null: a new leg',
        }),
        bv_cents: cents('BV', { min: -99_999_999_999 }),
      }),
    )
    .max(100)
    .default([])
    .meta({ label: 'Legs' }),
});

export const simulationAnswer = z.strictObject({
  qualification,
  pay: z
    .strictObject({
      months: z.int(),
      policies: z.int(),
      before_cents: z.int(),
      after_cents: z.int(),
    })
    .meta({
      description:
        "The caller's lines of the policies posted in the last months, as they are and as they would be at that level; nothing is changed (R-LVL-02)",
    }),
});

export const requestBody = z.strictObject({
  to_level: oneOf('Level', LEVEL_CODES),
  note: optionalText('Note', { max: 1_000, multiline: true }),
});

export const levelRequest = z.strictObject({
  id: z.uuid(),
  associate: person,
  from_level: level,
  to_level: level,
  evidence: qualification.omit({ from: true, to: true }).meta({ description: 'As it was when asked for' }),
  note: z.string().nullable(),
  status: z.enum(REQUEST_STATUSES),
  needs_super: z.boolean().meta({ description: 'Only a SuperAdmin decides (R-LVL-03)' }),
  decision_reason: z.string().nullable(),
  decided_at: timestamp().nullable(),
  effective_date: z.iso.date().nullable(),
  created_at: timestamp(),
  version: z.int(),
  actions: z.array(z.enum(['decide'])),
});

export const decisionBody = z.strictObject({
  approve: bool('Approve'),
  reason: optionalText('Reason', { max: 500, multiline: true }),
});
