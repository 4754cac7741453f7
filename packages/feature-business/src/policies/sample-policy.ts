import { exampleOf, exampleRow } from '@upline/testing/page-story';
import type { Line } from './pay/compensation-line.tsx';
import type { Policy } from './policy-head.tsx';

const example = exampleOf('getPolicy');

/** A policy for stories, with everything that can be there. */
export const samplePolicy: Policy = {
  ...example,
  policy_number: 'GT-1000236',
  issue_date: '2026-11-12',
  lifecycle: 'Issued',
  business_status: 'Action Required',
  training_associate: { code: 'U000021', name: 'Tom Becker' },
  is_replacement: true,
  replaced_policy: 'NI-77120',
  shared_note: 'Call before noon.',
  shares: example.shares.map((share) =>
    share.approval_status === 'Approved'
      ? share
      : { ...share, approval_status: 'Pending For Owner', actions: ['accept', 'refuse'] },
  ),
  requirements: [
    {
      id: '5f1c2d3e-0000-4000-8000-000000000010',
      text: 'Send the signed illustration.',
      associate: null,
      asked_at: '2026-11-10T15:00:00.000Z',
      answer: null,
      answered_at: null,
      closed_at: null,
      is_automatic: false,
      fix: null,
      version: 1,
      actions: ['answer'],
    },
    {
      id: '5f1c2d3e-0000-4000-8000-000000000011',
      text: 'Replacement Notice is required',
      associate: null,
      asked_at: '2026-11-02T15:00:00.000Z',
      answer: null,
      answered_at: null,
      closed_at: null,
      is_automatic: true,
      fix: { label: 'Attach the notice', to: '#attachments' },
      version: 1,
      actions: [],
    },
    {
      id: '5f1c2d3e-0000-4000-8000-000000000012',
      text: 'Confirm the birth date of the insured.',
      associate: null,
      asked_at: '2026-11-03T15:00:00.000Z',
      answer: '03/09/1984, as on the license.',
      answered_at: '2026-11-04T15:00:00.000Z',
      closed_at: '2026-11-05T15:00:00.000Z',
      is_automatic: false,
      fix: null,
      version: 3,
      actions: [],
    },
  ],
  attachments: [
    {
      id: '5f1c2d3e-0000-4000-8000-000000000020',
      kind: 'Application',
      name: 'application.pdf',
      type: 'application/pdf',
      size_bytes: 481_220,
      added_at: '2026-11-02T15:00:00.000Z',
    },
    {
      id: '5f1c2d3e-0000-4000-8000-000000000021',
      kind: 'Replacement Notice',
      name: 'replacement-notice-signed-by-both-and-scanned-at-the-office-in-austin.pdf',
      type: 'application/pdf',
      size_bytes: 3_481_220,
      added_at: '2026-11-03T15:00:00.000Z',
    },
  ],
  supervision: {
    id: '5f1c2d3e-0000-4000-8000-000000000030',
    status: 'Pending',
    due_date: '2026-11-06',
    supervisor: { code: 'U000005', name: 'Dev Patel' },
    actions: [],
  },
  training_case: {
    id: '5f1c2d3e-0000-4000-8000-000000000050',
    status: 'Pending',
    acknowledge_by: '2026-11-26',
    version: 1,
    actions: ['acknowledge'],
  },
  warnings: ['A similar policy number exists: GT-100236'],
  actions: ['update', 'attach'],
};

/** One that ended, without what may be missing. */
export const endedPolicy: Policy = {
  ...samplePolicy,
  face_amount_cents: null,
  client: null,
  lifecycle: 'Lapsed',
  business_status: 'Full Chargedback',
  termination_date: '2026-11-20',
  termination_reason: 'Policy Lapsed',
  training_associate: null,
  is_replacement: false,
  replaced_policy: null,
  shared_note: null,
  writing_number: null,
  shares: samplePolicy.shares.slice(0, 1),
  requirements: [],
  attachments: [],
  supervision: null,
  training_case: null,
  warnings: [],
  actions: [],
};

export const sampleLine = exampleRow<Line>('listCompensations', {
  policy_id: samplePolicy.id,
  policy_number: samplePolicy.policy_number,
  client_initials: 'GO',
});

export const { receipt: sampleReceipt } = exampleOf('getCompensation');
