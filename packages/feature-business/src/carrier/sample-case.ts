import { exampleOf } from '@upline/testing/page-story';
import type { Tile } from './carrier-tiles.tsx';
import type { CarrierCase } from './case-view.tsx';

/** A case for stories: matched, with news and something overdue. */
export const sampleCase: CarrierCase = {
  ...exampleOf('getCarrierCase'),
  carrier_policy_number: 'GT2200101',
  carrier_status_text: 'Issued, not yet delivered',
  lifecycle: 'Issued',
  open_requirements: 2,
  oldest_due: '2026-11-17',
  issued_on: '2026-11-19',
  policy_id: '5f1c2d3e-0000-4000-8000-000000000001',
  policy_number: 'GT-2200101',
  policy_lifecycle: 'Submitted',
  is_matched: true,
  is_missing: false,
  is_overdue: true,
  suggestion: 'Issued',
  requirements: [
    {
      text: 'Attending physician statement',
      ordered_on: '2026-10-30',
      due_on: '2026-11-13',
      closed_on: '2026-11-12',
    },
    {
      text: 'Voided check for the bank draft',
      ordered_on: '2026-11-06',
      due_on: '2026-11-17',
      closed_on: null,
    },
    { text: 'Signed HIPAA authorization', ordered_on: null, due_on: '2026-11-26', closed_on: null },
    { text: 'Delivery receipt', ordered_on: '2026-11-19', due_on: null, closed_on: null },
  ],
  suggestions: [
    {
      id: '5f1c2d3e-0000-4000-8000-000000000111',
      lifecycle: 'Issued',
      on_date: '2026-11-19',
      status: 'Pending',
      created_at: '2026-11-20T11:30:00.000Z',
      decided_at: null,
      decided_by: null,
    },
    {
      id: '5f1c2d3e-0000-4000-8000-000000000110',
      lifecycle: 'Underwriting',
      on_date: '2026-11-02',
      status: 'Ignored',
      created_at: '2026-11-02T11:30:00.000Z',
      decided_at: '2026-11-03T15:00:00.000Z',
      decided_by: 'U000032',
    },
  ],
  start: null,
  actions: ['accept', 'ignore'],
};

/** One that is not in the business list, and about which the carrier asks for nothing. */
export const missingCase: CarrierCase = {
  ...sampleCase,
  carrier_status_text: 'Application received',
  lifecycle: 'Submitted',
  issued_on: null,
  policy_id: null,
  policy_number: null,
  policy_lifecycle: null,
  is_matched: false,
  is_missing: true,
  is_overdue: false,
  suggestion: null,
  suggestions: [],
  requirements: [],
  start: { product_id: null, client: null },
  actions: ['add_policy'],
};

/** One whose policy another case of the carrier has. */
export const secondCase: CarrierCase = {
  ...missingCase,
  carrier_policy_number: '00GT2200101',
  entered: 'Held',
  held_by: { id: sampleCase.id, carrier_policy_number: sampleCase.carrier_policy_number },
  is_missing: false,
  start: null,
  actions: [],
};

export const sampleTiles: readonly Tile[] = [
  {
    provider_id: sampleCase.provider_id,
    provider: 'Granite Mutual Life',
    submitted: 12_400,
    pending: 4,
    issued: 7,
    placement_bps: 5_833,
    average_days: 23.4,
    open_requirements: 5,
    missing: 1,
    suggested: 2,
  },
  {
    provider_id: '5f1c2d3e-0000-4000-8000-000000000003',
    provider: 'Northwind Assurance',
    submitted: 1,
    pending: 1,
    issued: 0,
    placement_bps: null,
    average_days: null,
    open_requirements: 0,
    missing: 0,
    suggested: 0,
  },
];
