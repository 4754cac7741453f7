import { LEVEL_CODES } from '@upline/domain';
import { z } from 'zod';
import { date, integer, oneOf } from '../../platform/operation/fields.ts';
import { SETTING_KEYS } from '../settings.ts';

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
    upcoming: z.array(
      z.strictObject({ effective_from: z.iso.date(), level_code: z.enum(LEVEL_CODES), rate_bps: z.int() }),
    ),
  }),
  generations: z.strictObject({
    rates_bps: z.array(z.int()),
    upcoming: z.array(
      z.strictObject({ effective_from: z.iso.date(), generation: z.int(), rate_bps: z.int() }),
    ),
  }),
  settings: z.array(
    z.strictObject({
      key: z.enum(SETTING_KEYS),
      label: z.string(),
      unit: z.enum(['cents', 'bps', 'days', 'table']),
      value,
      effective_from: z.iso.date().nullable().meta({ description: 'Null: as the portal started' }),
      upcoming: z.array(z.strictObject({ effective_from: z.iso.date(), value })),
    }),
  ),
});

export const planDataExample = {
  ladder: {
    levels: [
      { code: 'RMD', name: 'Regional Marketing Director', rank: 50, is_senior: true, rate_bps: 6_500 },
    ],
    upcoming: [{ effective_from: '2027-01-01', level_code: 'RMD', rate_bps: 6_600 }],
  },
  generations: { rates_bps: [600, 400, 250, 150, 100, 100], upcoming: [] },
  settings: [
    {
      key: 'eo_per_claim_cents',
      label: 'Least E&O Limit per Claim',
      unit: 'cents',
      value: 100_000_000,
      effective_from: null,
      upcoming: [],
    },
  ],
} satisfies z.input<typeof planData>;
