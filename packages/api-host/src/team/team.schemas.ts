import { ASSOCIATE_STATUSES, COUNTRIES, LEVEL_CODES, TEAM_TYPES, type TeamType } from '@upline/domain';
import { z } from 'zod';
import { date, oneOf, person } from '../platform/operation/fields.ts';

/** As in addresses: `base-shop`. */
export const TEAM_SLUGS = [
  'personal',
  'base-shop',
  'rmd-base-shop',
  'rmd-super-base',
  'rmd-super-team',
  'infinity',
] as const;
export type TeamSlug = (typeof TEAM_SLUGS)[number];

/** The slugs stand in the order of the types. */
export const typeOf = (slug: TeamSlug): TeamType => TEAM_TYPES[TEAM_SLUGS.indexOf(slug)] as TeamType;

/** Whose rows of the team: the parameters of list, count, totals and export. */
export const teamAsked = {
  counted: oneOf('Counted', ['Members', 'Production']).default('Members').meta({
    label: 'Counted',
    description:
      "Production: the people whose production makes the team's figure, the caller among them (R-TEAM-01), of Personal the caller alone (R-TEAM-02)",
  }),
  active_on: date('Active on').optional().meta({
    label: 'Active on',
    description: 'Only who was Active at the end of this day, of the people the team has now (R-PRM-03)',
  }),
};

export const teamTotals = z.strictObject({
  month_bv: z.int().meta({ description: 'Issued BV of this month in cents, net' }),
  recruits: z.int().meta({ description: 'Recruits of this month, net' }),
});

const level = z.strictObject({ code: z.enum(LEVEL_CODES), name: z.string() });

export const teamMemberRow = z.strictObject({
  code: z.string(),
  name: z.string(),
  has_photo: z.boolean(),
  is_senior_level: z.boolean(),
  level,
  status: z.enum(ASSOCIATE_STATUSES),
  licensed: z.boolean(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  country: z.enum(COUNTRIES),
  upline: person.nullable(),
  upline_rmd: person.nullable(),
  join_date: z.iso.date(),
  direct_count: z.int(),
  month_bv_cents: z.int().meta({ description: 'Own issued BV of this month, net' }),
  recruits: z.int().meta({ description: 'Own recruits credited this month, net' }),
});

export const teamMember = teamMemberRow.extend({
  phone: z
    .string()
    .nullable()
    .meta({ description: 'Null as well where the viewer may not see it (domain.md 7.1)' }),
  email: z.string().nullable(),
  birthday: z
    .strictObject({ month: z.int(), day: z.int() })
    .nullable()
    .meta({ description: 'Of directs only, for greetings' }),
  base_shop_bv_cents: z.int().meta({ description: 'Issued BV of the base shop this month, net' }),
  team_size: z.int().meta({ description: 'Everybody below who has not left' }),
  last_submitted_on: z.iso.date().nullable(),
});

export const pathStep = z.strictObject({
  code: z.string(),
  name: z.string(),
  has_photo: z.boolean(),
  is_senior_level: z.boolean(),
  level,
  status: z.enum(ASSOCIATE_STATUSES),
  phone: z.string().nullable().meta({ description: "Of the viewer's own uplines; else null" }),
});

export const teamCounts = z.strictObject({
  rows: z.array(
    z.strictObject({
      level: z.enum(LEVEL_CODES),
      status: z.enum(ASSOCIATE_STATUSES),
      counts: z.partialRecord(z.enum(TEAM_TYPES), z.int()),
    }),
  ),
});
