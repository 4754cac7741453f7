import type { z } from 'zod';
import type {
  adminChargebackDetail,
  chargebackDetail,
  chargebackRow,
  previewAnswer,
} from './chargebacks.schemas.ts';

const id = '91c2b6de-8f0a-4a0e-9d38-0f1be1c2f611';
const stamp = '2026-11-20T15:04:05.000Z';

const row = {
  id,
  policy_id: '5c1f9f39-7d8e-4a55-8a33-2e6a2d4f9b02',
  policy_number: 'GT-201042',
  reason: 'Policy Lapsed',
  event_date: '2026-11-20',
  months_in_force: 4,
  original_cents: 126_000,
  amount_cents: 84_000,
  recovered_cents: 35_000,
  written_off_cents: 0,
  remaining_cents: 49_000,
  currency: 'USD',
  status: 'Open',
  dispute_status: null,
  created_at: stamp,
  version: 2,
  actions: ['dispute'],
} satisfies z.input<typeof chargebackRow>;

const rest = {
  note: null,
  document_id: null,
  dispute_text: null,
  dispute_document_id: null,
  disputed_at: null,
  dispute_answer: null,
  lines: [
    {
      id: '7be3d0d4-0a0c-4f8f-8ff6-5d1f0b6a7711',
      compensation_type: 'Writing' as const,
      amount_cents: -84_000,
      original_line_id: '3f6f2c1e-5a0b-4c83-9a0e-6b1d2f1c7a11',
      sentences: [
        'Policy Lapsed on 11/20/2026, after 4 months in force.',
        'Commission is earned evenly over 12 months: $420.00 of this line is earned.',
        '$1,260.00 stood on the line, the rest is unearned.',
        '$840.00 is charged back on this line.',
      ],
    },
  ],
};

/** Example requests and answers of the document. */
export const chargebackExamples = {
  params: { id },
  row,
  admin: { ...row, associate: { code: 'U000008', name: 'Ana Alvarez' }, actions: [] },
  detail: { ...row, ...rest } satisfies z.input<typeof chargebackDetail>,
  adminDetail: {
    ...row,
    ...rest,
    associate: { code: 'U000008', name: 'Ana Alvarez' },
    actions: ['write_off'],
  } satisfies z.input<typeof adminChargebackDetail>,
  preview: {
    policy_number: 'GT-201042',
    currency: 'USD',
    months_in_force: 3,
    total_cents: 31_500,
    is_fully_charged_back: false,
    lines: [
      {
        line_no: 1,
        associate: { code: 'U000008', name: 'Ana Alvarez' },
        compensation_type: 'Writing',
        standing_cents: 126_000,
        taken_cents: 31_500,
      },
    ],
  } satisfies z.input<typeof previewAnswer>,
  totals: {
    totals: [
      {
        currency: 'USD' as const,
        count: 1,
        amount_cents: 84_000,
        recovered_cents: 35_000,
        written_off_cents: 0,
        remaining_cents: 49_000,
      },
    ],
  },
  file: { id: '0d1c3b7a-2f64-4c92-8b2e-4c8f5f0f1a11', name: 'letter.pdf', size_bytes: 84_211 },
};
