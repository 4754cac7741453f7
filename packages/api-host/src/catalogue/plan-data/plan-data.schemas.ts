import { FEE_STANDINGS, LEVEL_CODES } from '@upline/domain';
import { z } from 'zod';
import { date, integer, oneOf, person } from '../../platform/operation/fields.ts';
import { SETTING_KEYS } from '../settings.ts';
import { SETTING_FIELD_KINDS } from './setting-fields.ts';

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

export const settingBody = z.strictObject({
  ...effective,
  value: z.json().meta({ label: 'Value', description: 'In the shape of the value in force' }),
});

const value = z.json();
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
      value,
      effective_from: z.iso.date().nullable().meta({ description: 'Null: as the portal started' }),
      fields: z
        .array(z.strictObject({ path: z.string(), label: z.string(), kind: z.enum(SETTING_FIELD_KINDS) }))
        .meta({ description: 'Its numbers and flags, by their path in the value' }),
      starts: z.array(
        z.strictObject({
          ...from,
          value,
          set_by: person.nullable().meta({ description: 'Null of what was not set by an admin' }),
        }),
      ),
    }),
  ),
});

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
      value: 100_000_000,
      effective_from: null,
      fields: [{ path: '', label: 'Least E&O Limit per Claim', kind: 'cents' }],
      starts: [
        {
          effective_from: '2027-01-01',
          standing: 'Planned',
          value: 200_000_000,
          set_by: { code: 'A000007', name: 'Susan Park' },
        },
      ],
    },
    {
      key: 'scholarship_programs',
      label: 'Scholarship Programs',
      unit: 'table',
      value: [{ program: 'A', min_recruits: 3, min_bv_cents: 1_500_000, award_cents: 50_000 }],
      effective_from: '2026-01-01',
      fields: [
        { path: '0.min_recruits', label: 'A: Least Recruits', kind: 'count' },
        { path: '0.min_bv_cents', label: 'A: Least BV', kind: 'cents' },
        { path: '0.award_cents', label: 'A: Award', kind: 'cents' },
      ],
      starts: [
        {
          effective_from: '2026-01-01',
          standing: 'In Force',
          value: [{ program: 'A', min_recruits: 3, min_bv_cents: 1_500_000, award_cents: 50_000 }],
          set_by: { code: 'A000007', name: 'Susan Park' },
        },
      ],
    },
  ],
} satisfies z.input<typeof planData>;
