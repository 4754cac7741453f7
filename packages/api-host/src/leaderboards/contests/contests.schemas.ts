import { PERIOD_STATUSES } from '@upline/domain';
import { HAWAII_RULES } from '@upline/domain/production';
import { z } from 'zod';
import { date, person, timestamp } from '../../platform/operation/fields.ts';
import { CONTEST_ACTIONS } from './contests.actions.ts';

export const contestParams = z.strictObject({
  from: date('From').meta({ description: 'First day of its window' }),
});

const window = {
  from: z.iso.date(),
  to: z.iso.date(),
  status: z.enum(PERIOD_STATUSES),
  is_over: z.boolean().meta({ description: 'Its last day is past' }),
  is_closing: z.boolean().meta({ description: 'A job counts and closes it' }),
  closed_at: timestamp().nullable(),
  actions: z.array(z.enum(CONTEST_ACTIONS)),
};

export const contestRow = z.strictObject({
  ...window,
  winners: z.int().nullable().meta({ description: 'Null until it is closed' }),
  seats: z.int().nullable().meta({ description: 'Won by them' }),
});

const place = z.strictObject({
  place: z.int().meta({ description: 'Equal points share a place and the next one skips' }),
  associate: person,
  points: z.int(),
  seats_by_points: z.int(),
  seats: z.int().meta({ description: 'Won; of a contest that is not closed, if it closed now' }),
  is_active: z.boolean(),
  is_free_of_debt: z.boolean(),
  is_persistent: z.boolean(),
});

export const contest = z.strictObject({
  ...window,
  closed_by: person.nullable(),
  rules: z
    .strictObject({
      personal_bps: z.int(),
      base_shop_bps: z.int(),
      licensed_recruit_points: z.int(),
      rmd_points: z.int(),
      seats_from: z.array(z.int()),
      min_persistency_bps: z.int(),
      persistency_from_policies: z.int(),
    })
    .meta({ description: 'By which it was, is or will be counted' }),
  as_of: timestamp().nullable().meta({
    description:
      'When the points were read; null before it begins, and of one that is over where counting takes longer than a request may',
  }),
  places: z.array(place).meta({
    description: 'Everybody whose points reach a seat and, until it is closed, those who lead without one',
  }),
});

const ana = { code: 'U000006', name: 'Ana Alvarez' };
const closed = {
  from: '2025-01-01',
  to: '2025-12-31',
  status: 'Closed' as const,
  is_over: true,
  is_closing: false,
  closed_at: '2026-01-15T15:00:00.000Z',
  actions: [],
};

export const contestExamples = {
  params: { from: '2025-01-01' },
  rows: {
    rows: [
      {
        from: '2027-01-01',
        to: '2027-12-31',
        status: 'Draft' as const,
        is_over: false,
        is_closing: false,
        closed_at: null,
        winners: null,
        seats: null,
        actions: [],
      },
      {
        from: '2026-01-01',
        to: '2026-12-31',
        status: 'Open' as const,
        is_over: false,
        is_closing: false,
        closed_at: null,
        winners: null,
        seats: null,
        actions: [],
      },
      { ...closed, winners: 1, seats: 2 },
    ],
  },
  contest: {
    ...closed,
    closed_by: { code: 'A000007', name: 'Susan Park' },
    rules: { ...HAWAII_RULES, seats_from: [...HAWAII_RULES.seats_from] },
    as_of: '2026-01-15T15:00:00.000Z',
    places: [
      {
        place: 1,
        associate: { code: 'U000009', name: 'Dev Patel' },
        points: 104_250,
        seats_by_points: 2,
        seats: 2,
        is_active: true,
        is_free_of_debt: true,
        is_persistent: true,
      },
      {
        place: 2,
        associate: ana,
        points: 61_400,
        seats_by_points: 1,
        seats: 0,
        is_active: true,
        is_free_of_debt: false,
        is_persistent: true,
      },
    ],
  },
  closing: {
    from: '2025-01-01',
    to: '2025-12-31',
    status: 'Open' as const,
    is_over: true,
    is_closing: true,
    closed_at: null,
    actions: [],
    closed_by: null,
    rules: { ...HAWAII_RULES, seats_from: [...HAWAII_RULES.seats_from] },
    as_of: null,
    places: [],
  },
} satisfies {
  params: z.input<typeof contestParams>;
  rows: { rows: z.input<typeof contestRow>[] };
  contest: z.input<typeof contest>;
  closing: z.input<typeof contest>;
};
