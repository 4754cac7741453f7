import type { z } from 'zod';
import type {
  adminCompensationDetail,
  adminCompensationRow,
  compensationDetail,
  compensationRow,
} from './compensation.schemas.ts';

const id = '3f6f2c1e-5a0b-4c83-9a0e-6b1d2f1c7a11';
const stamp = '2026-11-20T15:04:05.000Z';

const row = {
  id,
  posted_at: stamp,
  compensation_type: 'Override Bonus',
  policy_id: '5c1f9f39-7d8e-4a55-8a33-2e6a2d4f9b02',
  policy_number: '••••1042',
  client_initials: null,
  source_associate: { code: 'U000008', name: 'Ana Alvarez' },
  portion: 'Writing',
  installment: 0,
  level: 'SA',
  generation: null,
  base_bv_cents: 360_000,
  rate_bps: 1_000,
  amount_cents: 36_000,
  remaining_cents: 36_000,
  currency: 'USD',
  status: 'Pending',
  escrow_reason: null,
  original_line_id: null,
  chargeback_id: null,
  pay_run_number: null,
  released_at: null,
} satisfies z.input<typeof compensationRow>;

const admin = {
  ...row,
  policy_number: 'GT-201042',
  client_initials: 'GO',
  associate: { code: 'U000007', name: 'Ben Okafor' },
  voided_at: null,
  void_reason: null,
  version: 1,
  actions: ['hold'],
} satisfies z.input<typeof adminCompensationRow>;

const none = { person: null, reason: null, bps: null, unit: null, value: null };
const explained = {
  receipt: [
    { ...none, kind: 'basis' as const, label: 'Policy BV', unit: 'bv' as const, value: '360000' },
    { ...none, kind: 'rate' as const, label: 'Senior Associate', reason: 'plan S1', bps: 4_500 },
    {
      ...none,
      kind: 'rate' as const,
      label: 'Already paid up to',
      person: { code: 'U000008', name: 'Ana Alvarez' },
      bps: -3_500,
    },
    {
      ...none,
      kind: 'amount' as const,
      label: 'Override, the difference',
      bps: 1_000,
      unit: 'money' as const,
      value: '36000',
    },
  ],
  sentences: [
    'The policy carries 3,600.00 BV (business volume).',
    'Ben Okafor’s level was Senior Associate on 10/30/2026, which pays 45% of BV for First Year business in schedule S1.',
    '35% was already paid below, up to Ana Alvarez, so the difference is 10%.',
    '10% of 3,600.00 BV is $360.00.',
  ],
  trace: { bv_cents: 360_000, own_rate_bps: 4_500, paid_below_bps: 3_500, line_bps: 1_000, exact: '36000' },
  related: [],
};

/** Example requests and answers of the document. */
export const compensationExamples = {
  params: { id },
  row,
  admin,
  detail: { ...row, ...explained } satisfies z.input<typeof compensationDetail>,
  adminDetail: { ...admin, ...explained } satisfies z.input<typeof adminCompensationDetail>,
  totals: {
    totals: [
      {
        currency: 'USD' as const,
        count: 3,
        amount_cents: 78_000,
        paid_cents: 126_000,
        pending_cents: 36_000,
        escrow_cents: 0,
        chargeback_cents: -84_000,
      },
    ],
  },
};
