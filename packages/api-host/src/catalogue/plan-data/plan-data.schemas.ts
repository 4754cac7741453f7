import { FEE_STANDINGS, LEVEL_CODES } from '@upline/domain';
import { z } from 'zod';
import { date, integer, oneOf, person } from '../../platform/operation/fields.ts';
import { SETTING_KEYS } from '../settings.ts';
import { SETTING_FIELD_KINDS } from './setting-fields.ts';
import { ENTRY_FIELD_KINDS } from './setting-lists.ts';

const effective = { effective_from: date('Effective From') };
const rate = integer('Rate', { max: 10_000 });

export const ladderBody = z.strictObject({
  ...effective,
  rates: z
    .array(z.strictObject({ level_code: oneOf('Level', LEVEL_CODES), rate_bps: rate }))
    .length(LEVEL_CODES.length)
    .refine(
      (rates) => new Set(rates.map(({ level_code }) => level_code)).size === LEVEL_CODES.length,
      'Name every level once',
    )
    .meta({ label: 'Rates' }),
});

export const generationsBody = z.strictObject({
  ...effective,
  rates_bps: z.array(rate).length(6).meta({ label: 'Rates', description: 'Of generations 1 to 6' }),
});

/** The day on which the value begins that is taken back. */
export const withdrawalBody = z.strictObject(effective);

export const settingBody = z.strictObject({
  ...effective,
  value: z.json().meta({ label: 'Value', description: 'In the shape of the value in force' }),
});

/** A value with what can be changed in it. */
const held = {
  value: z.json(),
  fields: z
    .array(z.strictObject({ path: z.string(), label: z.string(), kind: z.enum(SETTING_FIELD_KINDS) }))
    .meta({ description: 'Its numbers, flags and texts, by their path in the value' }),
  lists: z
    .array(
      z.strictObject({
        path: z.string(),
        label: z.string(),
        shape: z.enum(['plain', 'keyed', 'held']).meta({
          description:
            '`keyed`: an entry is a member of an object, by its first field; `held`: it stands in a list of alternatives of its own',
        }),
        min: z.int(),
        max: z.int().nullable(),
        entry: z.array(
          z.strictObject({
            name: z.string().meta({ description: 'Empty where the entry is the field' }),
            label: z.string(),
            kind: z.enum(ENTRY_FIELD_KINDS),
            options: z.array(z.strictObject({ value: z.string(), label: z.string() })),
          }),
        ),
      }),
    )
    .meta({ description: 'Its lists, whose entries can be added and removed' }),
};
const from = {
  effective_from: z.iso.date(),
  standing: z.enum(FEE_STANDINGS).exclude(['Withdrawn']),
};

export const planData = z.strictObject({
  ladder: z.strictObject({
    levels: z.array(
      z.strictObject({
        code: z.enum(LEVEL_CODES),
        name: z.string(),
        rank: z.int(),
        is_senior: z.boolean(),
        rate_bps: z.int(),
      }),
    ),
    starts: z
      .array(
        z.strictObject({
          ...from,
          rates: z.array(z.strictObject({ level_code: z.enum(LEVEL_CODES), rate_bps: z.int() })),
        }),
      )
      .meta({ description: 'Every day on which it changes, the latest first' }),
  }),
  generations: z.strictObject({
    rates_bps: z.array(z.int()),
    starts: z.array(
      z.strictObject({
        ...from,
        rates: z.array(z.strictObject({ generation: z.int(), rate_bps: z.int() })),
      }),
    ),
  }),
  settings: z.array(
    z.strictObject({
      key: z.enum(SETTING_KEYS),
      label: z.string(),
      unit: z.enum(['cents', 'bps', 'days', 'table']),
      counts: z.string().meta({ description: 'What a value from some day on is counted for' }),
      ...held,
      effective_from: z.iso.date().nullable().meta({ description: 'Null: as the portal started' }),
      starts: z.array(
        z.strictObject({
          ...from,
          ...held,
          set_by: person.nullable().meta({ description: 'Null of what was not set by an admin' }),
        }),
      ),
    }),
  ),
});

const limitFields = [{ path: '', label: 'Least E&O Limit per Claim', kind: 'cents' as const }];
const programs = {
  value: [{ program: 'A', min_recruits: 3, min_bv_cents: 1_500_000, award_cents: 50_000 }],
  fields: [
    { path: '0.program', label: 'A: Program', kind: 'text' as const },
    { path: '0.min_recruits', label: 'A: Least Recruits', kind: 'count' as const },
    { path: '0.min_bv_cents', label: 'A: Least BV', kind: 'cents' as const },
    { path: '0.award_cents', label: 'A: Award', kind: 'cents' as const },
  ],
  lists: [
    {
      path: '',
      label: 'Programs',
      shape: 'plain' as const,
      min: 0,
      max: 20,
      entry: [
        { name: 'program', label: 'Program', kind: 'text' as const, options: [] },
        { name: 'min_recruits', label: 'Least Recruits', kind: 'count' as const, options: [] },
        { name: 'min_bv_cents', label: 'Least BV', kind: 'cents' as const, options: [] },
        { name: 'award_cents', label: 'Award', kind: 'cents' as const, options: [] },
      ],
    },
  ],
};

export const planDataExample = {
  ladder: {
    levels: [
      { code: 'RMD', name: 'Regional Marketing Director', rank: 50, is_senior: true, rate_bps: 6_500 },
    ],
    starts: [
      {
        effective_from: '2027-01-01',
        standing: 'Planned',
        rates: [{ level_code: 'RMD', rate_bps: 6_600 }],
      },
      {
        effective_from: '2010-01-01',
        standing: 'In Force',
        rates: [{ level_code: 'RMD', rate_bps: 6_500 }],
      },
    ],
  },
  generations: {
    rates_bps: [600, 400, 250, 150, 100, 100],
    starts: [
      {
        effective_from: '2010-01-01',
        standing: 'In Force',
        rates: [600, 400, 250, 150, 100, 100].map((rate_bps, index) => ({ generation: index + 1, rate_bps })),
      },
    ],
  },
  settings: [
    {
      key: 'eo_per_claim_cents',
      label: 'Least E&O Limit per Claim',
      unit: 'cents',
      counts: 'E&O policies entered or approved on that day or later are judged by it.',
      value: 100_000_000,
      effective_from: null,
      fields: limitFields,
      lists: [],
      starts: [
        {
          effective_from: '2027-01-01',
          standing: 'Planned',
          value: 200_000_000,
          fields: limitFields,
          lists: [],
          set_by: { code: 'A000007', name: 'Susan Park' },
        },
      ],
    },
    {
      key: 'scholarship_programs',
      label: 'Scholarship Programs',
      unit: 'table',
      counts: 'Quarters that end on that day or later are awarded by it.',
      ...programs,
      effective_from: '2026-01-01',
      starts: [
        {
          effective_from: '2026-01-01',
          standing: 'In Force',
          ...programs,
          set_by: { code: 'A000007', name: 'Susan Park' },
        },
      ],
    },
  ],
} satisfies z.input<typeof planData>;
