import type { z } from 'zod';
import type { fee, feeBody } from './fees.schemas.ts';

const id = '5d2c8e70-3b1a-4f6d-9c8e-7a6b5c4d3e2f';

const inForce = {
  id,
  kind: 'Yearly Renewal',
  country: 'USA',
  plan: null,
  region: null,
  amount_cents: 6_000,
  rate_bps: null,
  currency: 'USD',
  effective_from: '2026-01-01',
  until: '2026-12-31',
  standing: 'In Force',
  set_by: { code: 'A000002', name: 'Sue Park' },
  created_at: '2025-11-03T15:20:00.000Z',
  actions: [],
} satisfies z.input<typeof fee>;

const planned = {
  ...inForce,
  id: '6e3d9f81-4c2b-4a7e-8d9f-8b7c6d5e4f30',
  amount_cents: 6_500,
  effective_from: '2027-01-01',
  until: null,
  standing: 'Planned',
  created_at: '2026-11-20T15:20:00.000Z',
  actions: ['withdraw'],
} satisfies z.input<typeof fee>;

const tax = {
  ...inForce,
  id: '7f4ea092-5d3c-4b8f-9ea0-9c8d7e6f5041',
  kind: 'Sales Tax',
  region: 'TX',
  amount_cents: null,
  rate_bps: 625,
  until: null,
} satisfies z.input<typeof fee>;

export const feeExamples = {
  params: { id: planned.id },
  rows: [planned, inForce, tax],
  detail: { ...planned, history: [planned, inForce] },
  withdrawn: {
    ...planned,
    standing: 'Withdrawn' as const,
    actions: [],
    history: [
      { ...planned, standing: 'Withdrawn' as const, actions: [] },
      { ...inForce, until: null },
    ],
  },
  body: {
    kind: 'Yearly Renewal',
    country: 'USA',
    amount_cents: 6_500,
    effective_from: '2027-01-01',
  } satisfies z.input<typeof feeBody>,
};
