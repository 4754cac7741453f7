import type { z } from 'zod';
import type { lapseSaveDetail, lapseSaveRow, lapseSaveTotalsAnswer } from './lapse-saves.schemas.ts';

const id = '6a1d7c0e-52b4-4f7e-9a11-2f0c6f3d8e21';

const row = {
  id,
  policy_id: '5c1f9f39-7d8e-4a55-8a33-2e6a2d4f9b02',
  policy_number: 'GT-201042',
  is_mine: true,
  client: 'Grace Okafor',
  associate: { code: 'U000002', name: 'Ana Test' },
  provider: 'Granite Mutual Life',
  product: 'Granite Term 20',
  currency: 'USD',
  due_on: '2026-11-01',
  grace_ends_on: '2026-12-02',
  days_left: 12,
  is_lapse_reported: false,
  debt_cents: 60_000,
  at_risk_cents: 84_000,
  status: 'Open',
  outcome: 'Promised',
  promised_on: '2026-11-25',
  called_at: '2026-11-19T15:04:05.000Z',
  version: 2,
  actions: ['log_call'],
} satisfies z.input<typeof lapseSaveRow>;

/** Example requests and answers of the document. */
export const lapseSaveExamples = {
  params: { id },
  row,
  teamRow: {
    ...row,
    id: '6a1d7c0e-52b4-4f7e-9a11-2f0c6f3d8e22',
    policy_number: '••••1043',
    is_mine: false,
    client: null,
    associate: { code: 'U000009', name: 'Tom Bauer' },
    debt_cents: 9_000,
    at_risk_cents: 12_000,
    days_left: 3,
    grace_ends_on: '2026-11-23',
    due_on: '2026-10-23',
    outcome: null,
    promised_on: null,
    called_at: null,
    actions: [],
  } satisfies z.input<typeof lapseSaveRow>,
  detail: {
    ...row,
    reported_on: '2026-11-12',
    closed_on: null,
    premium_mode: 'Monthly',
    premium_cents: 30_000,
    contact: {
      client_id: '0e7e2c1a-5a0b-4c83-9a0e-6b1d2f1c7a11',
      phone: '5125550142',
      email: 'grace.okafor@example.com',
    },
    calls: [
      {
        id: '1f0b5c3a-7b1d-4a4e-9b3a-0d2c4e6f8a10',
        outcome: 'Promised',
        promised_on: '2026-11-25',
        note: 'The card had expired; she pays from the new account on Wednesday.',
        called_at: '2026-11-19T15:04:05.000Z',
        called_by: { code: 'U000002', name: 'Ana Test' },
      },
    ],
  } satisfies z.input<typeof lapseSaveDetail>,
  totals: {
    totals: [{ currency: 'USD', count: 2, debt_cents: 69_000, at_risk_cents: 96_000 }],
  } satisfies z.input<typeof lapseSaveTotalsAnswer>,
  body: {
    outcome: 'Promised',
    promised_on: '2026-11-25',
    note: 'The card had expired; she pays from the new account on Wednesday.',
  },
} as const;
