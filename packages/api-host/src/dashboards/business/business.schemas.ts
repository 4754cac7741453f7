import { z } from 'zod';
import { timestamp } from '../../platform/operation/fields.ts';

const asOf = { as_of: timestamp().meta({ description: 'When the figures were read' }) };
const days = { from: z.iso.date(), to: z.iso.date() };
const cents = z.int();

export const businessStatistics = z.strictObject({
  ...asOf,
  ...days,
  submitted: z.strictObject({
    policies_hundredths: z.int().meta({ description: 'Shares of policies: 50 is half of one (R-PTS-01)' }),
    bv_cents: cents,
  }),
  issued: z.strictObject({ policies_hundredths: z.int(), bv_cents: cents }),
  pending_policies: z.int().meta({ description: 'Pending and Action Required, whenever submitted' }),
  placement: z
    .strictObject({ policies: z.int(), issued: z.int(), ratio_bps: z.int() })
    .nullable()
    .meta({ description: 'Of policies submitted in the period at least 60 days ago; null without any' }),
  average_days_to_issue_tenths: z.int().nullable(),
  average_bv_cents: cents.nullable().meta({ description: 'Submitted BV a policy' }),
});

export const businessSeries = z.strictObject({
  ...asOf,
  ...days,
  unit: z.enum(['day', 'week', 'month']),
  total_cents: cents,
  previous_total_cents: cents,
  points: z.array(
    z.strictObject({
      start: z.iso.date().meta({ description: 'First day; weeks begin on Monday' }),
      cents: cents.nullable().meta({ description: 'Null for days that have not come' }),
      previous_start: z.iso.date().nullable(),
      previous_cents: cents.nullable(),
    }),
  ),
});

export const businessTop = z.strictObject({
  ...asOf,
  ...days,
  total_cents: cents,
  rows: z.array(
    z.strictObject({
      id: z.guid().nullable().meta({ description: 'Null: Other' }),
      name: z.string(),
      bv_cents: cents,
      policies_hundredths: z.int(),
    }),
  ),
});

export const businessShares = z.strictObject({
  ...asOf,
  ...days,
  total_cents: cents,
  rows: z.array(
    z.strictObject({
      key: z.string(),
      name: z.string(),
      bv_cents: cents,
      share_bps: z.int().meta({ description: 'The shares add up to 10000 (largest remainder)' }),
    }),
  ),
});
