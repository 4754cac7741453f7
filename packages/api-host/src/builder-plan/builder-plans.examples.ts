const id = '1c2d3e4f-5a6b-4c7d-8e9f-0a1b2c3d4e5f';

const enrollment = {
  id,
  status: 'Active',
  price_cents: 4_900,
  currency: 'USD',
  started_on: '2026-08-03',
  next_charge_on: '2026-12-03',
  failed_tries: 0,
  ends_after_month: false,
  closed_on: null,
  close_reason: null,
} as const;

const plan = {
  price_cents: 4_900,
  currency: 'USD',
  takes_cards: true,
  enrollment,
  charges: [
    {
      id: '2d3e4f5a-6b7c-4d8e-9f0a-1b2c3d4e5f6a',
      number: 'P-000218',
      description: 'Builder plan, month from 11/03/2026',
      amount_cents: 4_900,
      currency: 'USD',
      status: 'Paid',
      created_at: '2026-11-03T10:30:00.000Z',
      paid_at: '2026-11-03T10:30:04.000Z',
    },
  ],
} as const;

export const builderPlanExamples = {
  params: { id },
  plan,
  ending: { ...plan, enrollment: { ...enrollment, ends_after_month: true } },
  row: {
    ...enrollment,
    associate: { code: 'U000005', name: 'Dev Patel' },
    country: 'USA',
    version: 4,
    actions: ['close'],
  },
  closed: {
    ...enrollment,
    associate: { code: 'U000005', name: 'Dev Patel' },
    country: 'USA',
    status: 'Closed',
    next_charge_on: null,
    closed_on: '2026-11-25',
    close_reason: 'Asked for on the phone',
    version: 5,
    actions: [],
  },
} as const;
