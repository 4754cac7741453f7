import { CURRENCIES } from '@upline/domain';
import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { person } from '../../platform/operation/fields.ts';
import { operation } from '../../platform/operation/operation.ts';
import { exposureOf } from './exposure.service.ts';

const leg = person.nullable();
const amounts = {
  debt_cents: z.int().meta({ description: 'Of paid money: what would be owed' }),
  total_cents: z.int().meta({ description: 'With what would be taken from pending and escrow' }),
};
const answer = z.strictObject({
  as_of: z.iso.date(),
  is_complete: z.boolean().meta({ description: 'False where only the 300 largest policies are in it' }),
  history: z
    .strictObject({ policies: z.int(), lapses: z.int(), probability_bps: z.int() })
    .meta({ description: 'Own issued policies; (lapses + 1) / (policies + 2)' }),
  totals: z.array(
    z.strictObject({
      currency: z.enum(CURRENCIES),
      ...amounts,
      expected_cents: z.int().meta({ description: 'Total by the own lapse probability' }),
      months: z.array(z.strictObject({ months_from_now: z.int(), ...amounts })),
    }),
  ),
  legs: z
    .array(
      z.strictObject({
        leg: leg.meta({ description: 'Direct the business came through; null for own business' }),
        currency: z.enum(CURRENCIES),
        policies: z.int(),
        total_cents: z.int(),
      }),
    )
    .meta({ description: 'If everything lapsed today' }),
  policies: z.array(
    z.strictObject({
      policy_id: z.uuid(),
      policy_number: z.string(),
      leg,
      currency: z.enum(CURRENCIES),
      months_in_force: z.int(),
      months: z
        .array(
          z.strictObject({
            months_in_force: z.int(),
            date: z.iso.date(),
            ...amounts,
            lines: z.array(z.strictObject({ line_no: z.int(), ...amounts })),
          }),
        )
        .meta({ description: 'If it lapsed with so many months in force, today first' }),
    }),
  ),
});

const amount = { debt_cents: 84_000, total_cents: 84_000 };
const example = {
  as_of: '2026-11-20',
  is_complete: true,
  history: { policies: 18, lapses: 1, probability_bps: 1_000 },
  totals: [
    {
      currency: 'USD',
      ...amount,
      expected_cents: 8_400,
      months: [{ months_from_now: 0, ...amount }],
    },
  ],
  legs: [{ leg: null, currency: 'USD', policies: 1, total_cents: 84_000 }],
  policies: [
    {
      policy_id: '5c1f9f39-7d8e-4a55-8a33-2e6a2d4f9b02',
      policy_number: 'GT-201042',
      leg: null,
      currency: 'USD',
      months_in_force: 4,
      months: [{ months_in_force: 4, date: '2026-11-15', ...amount, lines: [{ line_no: 1, ...amount }] }],
    },
  ],
} satisfies z.input<typeof answer>;

/** What lapses would take (domain.md 9.3 item 3). */
export const exposureRoutes: Area = () => [
  operation({
    id: 'getExposure',
    method: 'GET',
    path: '/payments/exposure',
    tag: 'Chargebacks',
    summary: 'What would be charged back if policies lapsed now or later',
    description:
      'Own lines of policies inside their chargeback period, by line, policy and leg, month by month. The amounts are those a lapse would charge today.',
    policy: { needs: 'payments.view', audience: 'portal', scope: 'own', proxy: 'allowed' },
    answer: { status: 200, schema: answer },
    examples: { answer: example },
    handler: (input) => exposureOf(input),
  }),
];
