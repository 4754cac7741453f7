import type { z } from 'zod';
import type { program, programRow, trainingEscrowRow } from './training.schemas.ts';

const id = '4b7c3d90-6a3e-4a86-9f5f-1f7c0a4d2b11';
const caseId = 'c2a4f0d8-3b5d-4c67-8d1e-9e0f7a6b5c11';

const row = {
  id,
  associate: { code: 'U000009', name: 'Tom Reyes' },
  trainer: { code: 'U000008', name: 'Ana Alvarez' },
  status: 'Open',
  opened_at: '2026-10-12',
  due_date: '2027-01-10',
  days_left: 51,
  cases_acknowledged: 1,
  cases_waiting: 1,
  cases_to_acknowledge: 1,
  version: 2,
} satisfies z.input<typeof programRow>;

const whole = {
  ...row,
  completed_at: null,
  defaulted_at: null,
  reopened_at: null,
  reverted_at: null,
  checklist: [
    {
      step: 'ama_signed',
      label: 'AMA signed',
      is_done: true,
      is_entered: false,
      on: null,
      document_id: null,
    },
    {
      step: 'pre_licensing_course',
      label: 'Pre-licensing course',
      is_done: true,
      is_entered: true,
      on: '2026-10-20',
      document_id: null,
    },
  ],
  cases: [
    {
      id: caseId,
      policy_number: '••••1042',
      product: 'Granite Term 20',
      observed_on: '2026-11-02',
      issue_date: '2026-11-14',
      acknowledge_by: '2026-11-28',
      status: 'Pending',
      acknowledged_at: null,
      acknowledged_by: null,
      trainer_comment: null,
      version: 1,
      actions: ['acknowledge'],
    },
  ],
  waiting: null,
  actions: [],
} satisfies z.input<typeof program>;

/** Example requests and answers of the document. */
export const trainingExamples = {
  params: { id },
  caseParams: { id: caseId },
  codeParams: { code: 'U000009' },
  row,
  office: { ...row, waiting: [{ currency: 'USD' as const, cents: 60_000 }] },
  whole,
  own: { ...whole, waiting: [{ currency: 'USD' as const, cents: 60_000 }], actions: ['enter_step' as const] },
  document: { id: '0d1c3b7a-2f64-4c92-8b2e-4c8f5f0f1a11', name: 'certificate.pdf', size_bytes: 84_211 },
  escrow: {
    id: '3f6f2c1e-5a0b-4c83-9a0e-6b1d2f1c7a11',
    trainee: { code: 'U000009', name: 'Tom Reyes' },
    policy_id: '5c1f9f39-7d8e-4a55-8a33-2e6a2d4f9b02',
    policy_number: 'GT-201042',
    product: 'Granite Term 20',
    amount_cents: 60_000,
    remaining_cents: 60_000,
    currency: 'USD',
    status: 'Escrow',
    program_status: 'Open',
    due_date: '2027-01-10',
    ended_at: null,
  } satisfies z.input<typeof trainingEscrowRow>,
  totals: {
    totals: [
      {
        currency: 'USD' as const,
        count: 1,
        amount_cents: 60_000,
        escrow_cents: 60_000,
        released_cents: 0,
        reverted_cents: 0,
        charged_back_cents: 0,
      },
    ],
  },
};
