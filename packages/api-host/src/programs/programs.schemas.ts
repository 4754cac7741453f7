import { COUNTRIES, CURRENCIES, PERIOD_STATUSES } from '@upline/domain';
import { z } from 'zod';

const count = z.int().min(0);
const UNSEEN = 'Null to callers who may not see what it is made of';

/** What runs now, program by program (domain.md 2.36). */
export const programs = z.strictObject({
  on: z.iso.date().meta({ description: 'The company day of the figures' }),
  levels: z.strictObject({
    levels: count,
    top_rate_bps: count,
    active: count.meta({ description: 'Active associates' }),
  }),
  contests: z
    .array(
      z.strictObject({
        from: z.iso.date(),
        to: z.iso.date(),
        status: z.enum(PERIOD_STATUSES).exclude(['Closed']),
        is_over: z.boolean().meta({ description: 'It waits to be closed' }),
        is_closing: z.boolean(),
        days_left: count.nullable().meta({ description: 'This day included; null of one that does not run' }),
      }),
    )
    .meta({ description: 'Those that are not closed, the next one first' }),
  scholarships: z
    .strictObject({
      year: z.int(),
      quarters: count.meta({ description: 'Of the year, posted so far' }),
      sums: z
        .array(z.strictObject({ currency: z.enum(CURRENCIES), awards: count, award_cents: count }))
        .meta({ description: 'Of the quarters of the year, without what was taken back (R-SCP-04)' }),
      taken_back: count,
      last: z.strictObject({ from: z.iso.date(), to: z.iso.date(), awards: count }).nullable(),
    })
    .nullable()
    .meta({ description: UNSEEN }),
  builder_bonus: z
    .strictObject({
      month: z.iso.date().nullable().meta({ description: 'The last one posted' }),
      countries: z.array(
        z.strictObject({
          country: z.enum(COUNTRIES),
          currency: z.enum(CURRENCIES),
          pool_cents: z.int(),
          house_cents: z.int(),
          qualifiers: count,
        }),
      ),
    })
    .nullable()
    .meta({ description: UNSEEN }),
  equity: z.strictObject({
    year: z.int(),
    grants: count.meta({ description: 'Of the year so far' }),
    credits: count,
    last_grant: z.iso.date().nullable(),
  }),
  named_teams: z.strictObject({ active: count, closed: count }),
  planned: z
    .array(z.strictObject({ effective_from: z.iso.date(), label: z.string() }))
    .meta({ description: 'Plan data that begins later, the next first' }),
});
