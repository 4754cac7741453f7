const id = '6a1b0c9d-2e3f-4a5b-8c6d-7e8f9a0b1c2d';

export const providerPaymentExamples = {
  params: { id },
  answer: {
    id,
    provider: { id: '1f2e3d4c-5b6a-4978-8695-a4b3c2d1e0f1', name: 'Granite Life' },
    statement_ref: '2026-11-B',
    statement_date: '2026-11-15',
    line_no: 12,
    policy_number_text: 'GT-104821',
    policy: {
      id: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
      policy_number: 'GT-104821',
      business_status: 'Pending',
    },
    kind: 'First Year',
    gross_cents: 351_000,
    expected_cents: 360_000,
    difference_cents: -9_000,
    currency: 'USD',
    event_date: '2026-11-15',
    processing: 'Action Required',
    exception: 'The amount differs from the expected $3,600.00',
    accepted_reason: null,
    updated_at: '2026-11-16T09:00:00.000Z',
    version: 2,
    import_id: '3d2c1b0a-9f8e-4d7c-8b6a-5f4e3d2c1b0a',
    is_matched_by_hand: false,
    brought_about: null,
    pay_run: null,
    actions: ['match', 'correct', 'accept'],
  },
} as const;
