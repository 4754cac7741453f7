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
  dispute_until: '2026-12-20',
  created_at: stamp,
  version: 2,
  actions: ['dispute'],
} satisfies z.input<typeof chargebackRow>;

const none = { person: null, reason: null, bps: null, unit: null, value: null };
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
      receipt: [
        {
          ...none,
          kind: 'note' as const,
          label: 'Policy Lapsed',
          reason: '11/20/2026, after 4 months in force',
        },
        {
          ...none,
          kind: 'basis' as const,
          label: 'Stood on the line',
          unit: 'money' as const,
          value: '126000',
        },
        {
          ...none,
          kind: 'rate' as const,
          label: 'Earned in 4 of 12 months',
          unit: 'money' as const,
          value: '-42000',
        },
        {
          ...none,
          kind: 'amount' as const,
          label: 'Charged back',
          unit: 'money' as const,
          value: '84000',
        },
      ],
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
    event: {
      id: '2f0d7b0a-5b2e-4f43-a7a4-6c7e0b0d9911',
      reason: 'Policy Lapsed',
      event_date: '2026-11-20',
      months_in_force: 4,
      total_cents: 108_000,
      reinstated_at: null,
      created_at: stamp,
      created_by: 'Avery Admin',
      legs: [
        {
          id,
          associate: { code: 'U000008', name: 'Ana Alvarez' },
          amount_cents: 84_000,
          remaining_cents: 49_000,
          status: 'Open',
        },
        {
          id: '6a4e3f0c-52b1-4d2f-8a40-0c7d9f5be811',
          associate: { code: 'U000007', name: 'Ben Okafor' },
          amount_cents: 24_000,
          remaining_cents: 0,
          status: 'Recovered',
        },
      ],
    },
    recoveries: [{ pay_run_number: 21, pay_date: '2026-11-27', amount_cents: 35_000 }],
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
