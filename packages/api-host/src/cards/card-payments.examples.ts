const id = '7b3e9d10-54c2-4f6a-9a1d-0c8e5f2b7a61';

const purchase = {
  id,
  number: 'P-000042',
  kind: 'Yearly Renewal',
  description: 'Yearly renewal fee 2026',
  amount_cents: 6_000,
  refunded_cents: 0,
  currency: 'USD',
  status: 'Pending',
  due_on: '2026-12-14',
  created_at: '2026-11-14T11:00:00.000Z',
  paid_at: null,
  failure: null,
  actions: ['pay'],
} as const;

const event = {
  id: '2c4e6a80-1b3d-4f5e-8a7c-9d0b1e2f3a4c',
  country: 'USA',
  event_id: 'evt_3QxY7',
  type: 'payment_intent.succeeded',
  object_id: 'pi_3QxY7',
  payment: { id, number: 'P-000042', description: 'Yearly renewal fee 2026' },
  outcome: 'Applied',
  problem: null,
  occurred_at: '2026-11-20T15:04:05.000Z',
  received_at: '2026-11-20T15:04:06.000Z',
  replayed_at: null,
  version: 2,
  actions: [],
} as const;

const payment = {
  ...purchase,
  status: 'Paid',
  paid_at: '2026-11-20T15:04:05.000Z',
  payer: { code: 'U000008', name: 'Ana Flores' },
  country: 'USA',
  version: 3,
  actions: ['refund'],
} as const;

export const cardExamples = {
  params: { id },
  purchase: { ...purchase, order_id: null },
  payment,
  detail: {
    ...payment,
    refunded_cents: 2_000,
    intent_id: 'pi_3QxY7',
    attempt: 1,
    refundable_cents: 4_000,
    refunds: [
      {
        id: '9f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a',
        amount_cents: 2_000,
        reason: 'Charged the price of last year',
        status: 'Succeeded',
        requested_by: { code: 'A000001', name: 'Avery Admin' },
        created_at: '2026-11-21T16:00:00.000Z',
        settled_at: '2026-11-21T16:00:02.000Z',
      },
    ],
    disputes: [],
    events: [event],
    journals: [
      {
        id: '0f6f2c1e-5a3b-4c6d-8e7f-a02030405060',
        kind: 'Card Payment',
        on_date: '2026-11-20',
        description: 'Card payment P-000042',
      },
      {
        id: '0f6f2c1e-5a3b-4c6d-8e7f-b02030405060',
        kind: 'Card Refund',
        on_date: '2026-11-21',
        description: 'Refund of P-000042',
      },
    ],
  },
  refundBody: { amount_cents: 2_000, reason: 'Charged the price of last year' },
  event,
  mismatch: {
    ...event,
    id: '3d5f7b91-2c4e-4a6f-9b8d-0e1c2f3a4b5d',
    event_id: 'evt_3QxZ9',
    object_id: 'pi_3QxZ9',
    outcome: 'Action Required',
    problem: 'Amount or currency differ from what was asked',
    actions: ['replay'],
  },
  check: {
    country: 'USA',
    takes_cards: true,
    checked_at: '2026-11-25T08:35:02.000Z',
    compared: 412,
    differences: [{ what: 'Refunded at Stripe, not here', payment_id: id, stripe_id: 're_3QxY7' }],
  },
} as const;
