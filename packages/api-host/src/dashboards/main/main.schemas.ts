import { LEVEL_CODES, LICENSE_TYPES, TEAM_TYPES } from '@upline/domain';
import { MEASURES, type Measure } from '@upline/domain/production';
import { z } from 'zod';
import { efastProgress } from '../../efast-start/efast-starts.schemas.ts';
import { timestamp } from '../../platform/operation/fields.ts';

const count = z.int().min(0);

/** What may wait for the person. */
export const OPEN_ACTIONS = [
  'Policies Action Required',
  'Splits to Decide',
  'Cases to Acknowledge',
  'Supervision Reviews',
  'Payout Information to Confirm',
  'Upline Changes to Answer',
  'Spouse Requests to Answer',
  'Documents to Sign',
  'Event Offers',
  'Late Premiums',
  'Prospects to Contact',
  'Client Birthdays',
] as const;
export type OpenAction = (typeof OPEN_ACTIONS)[number];

const measured = z.strictObject({
  measure: z.enum(Object.keys(MEASURES) as [Measure, ...Measure[]]),
  label: z.string(),
  unit: z.enum(['fact', 'count', 'cents', 'bps']),
  value: z.int().nullable().meta({ description: 'Null: not known yet' }),
  required: z.int(),
  is_met: z.boolean(),
});

export const mainDashboard = z.strictObject({
  as_of: timestamp().meta({ description: 'When the figures were read' }),
  today: z.iso.date().meta({ description: 'The company day' }),
  first_name: z.string(),
  is_birthday: z.boolean(),
  /** Whole years since joining, on the day itself. */
  anniversary_years: z.int().nullable(),
  unread_notices: count,
  open_actions: z
    .array(
      z.strictObject({
        action: z.enum(OPEN_ACTIONS),
        count: z.int().min(1),
        since: z.iso
          .date()
          .meta({ description: 'Since when the oldest waits; of a birthday the day itself' }),
        name: z.string().nullable().meta({ description: 'Whom the oldest is about' }),
        record: z.string().meta({ description: 'Id, code or policy number of the oldest' }),
      }),
    )
    .meta({ description: 'Those with something to do, what waits longest first' }),
  efast_start: z
    .strictObject({
      ...efastProgress,
      days_left: count.meta({ description: 'Of the first 90 days' }),
      next: z
        .array(
          z.strictObject({
            id: z.uuid(),
            title: z.string(),
            due_on: z.iso.date(),
            is_overdue: z.boolean(),
          }),
        )
        .meta({ description: 'The first open tasks' }),
    })
    .nullable()
    .meta({ description: 'During the first 90 days; null afterwards' }),
  license: z
    .strictObject({
      type: z.enum(LICENSE_TYPES),
      state: z.string(),
      expiration_date: z.iso.date(),
      days_left: count,
    })
    .nullable()
    .meta({ description: 'The own license that ends next; null where none does' }),
  level: z.strictObject({
    current: z.enum(LEVEL_CODES),
    next: z
      .strictObject({
        level: z.enum(LEVEL_CODES),
        is_met: z.boolean(),
        window_months: z.int().nullable(),
        production: z
          .strictObject({
            team_type: z.enum(TEAM_TYPES),
            required_cents: z.int(),
            counted_cents: z.int().meta({ description: 'Under the half rule (R-LVL-01)' }),
            shortfall_cents: z.int(),
          })
          .nullable(),
        requirements: z
          .array(z.strictObject({ is_met: z.boolean(), alternatives: z.array(measured) }))
          .meta({ description: 'Each is met by any of its alternatives' }),
      })
      .nullable()
      .meta({ description: 'Null at the top' }),
  }),
  scholarship: z.strictObject({
    from: z.iso.date(),
    to: z.iso.date(),
    recruits: count,
    bv_cents: z.int().meta({ description: 'Personal issued BV less reversals' }),
    award_cents: z.int().nullable().meta({ description: 'Of the best program met so far' }),
    programs: z.array(
      z.strictObject({
        program: z.string(),
        min_recruits: count,
        min_bv_cents: z.int(),
        award_cents: z.int(),
        is_met: z.boolean(),
      }),
    ),
  }),
});
