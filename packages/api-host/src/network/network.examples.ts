import type { z } from 'zod';
import type { networkChange, statusPreview } from './changes/changes.schemas.ts';
import type { uplineRequest } from './upline-requests/upline-requests.schemas.ts';

const id = '5c0b7a0e-6f0e-4a57-9d8a-0c9a6f7f2b11';
const at = '2026-11-21T15:04:05.000Z';
const ana = { code: 'U000008', name: 'Ana Alvarez' };
const ben = { code: 'U000007', name: 'Ben Okafor' };
const hal = { code: 'U000011', name: 'Hal Thompson' };

const transfer = {
  id,
  kind: 'Transfer',
  associate: ana,
  to_upline: hal,
  with_downline: true,
  to_level: null,
  effective_date: '2026-12-01',
  reason: 'Moved to Portland',
  status: 'Scheduled',
  total: 14,
  moved: 0,
  problem: null,
  created_at: at,
  created_by: 'A000001',
  finished_at: null,
  version: 1,
  actions: ['cancel'],
} satisfies z.input<typeof networkChange>;

const level = {
  ...transfer,
  kind: 'Level',
  to_upline: null,
  with_downline: null,
  to_level: { code: 'SA', name: 'Senior Associate' },
  reason: 'Promotion criteria met',
} satisfies z.input<typeof networkChange>;

const request = {
  id,
  associate: ana,
  from_upline: ben,
  to_upline: hal,
  owner: { code: 'U000005', name: 'Dev Patel' },
  reason: 'We moved to Portland and work with that team every week.',
  with_downline: true,
  status: 'Pending For Owner',
  no_answer: false,
  answer_by: '2026-12-04',
  answer_note: null,
  effective_date: null,
  needs_super: false,
  created_at: at,
  decided_at: null,
  steps: [{ status: 'Pending For Owner', acted_as: 'Associate', by: ana, note: null, at }],
  version: 1,
  actions: ['withdraw'],
} satisfies z.input<typeof uplineRequest>;

/** Examples of the API document. */
export const networkExamples = {
  statusPreview: {
    status: 'Terminated',
    refusal: null,
    sessions: 2,
    directs: 6,
    closes_builder_plan: true,
    debts: [{ currency: 'USD', cents: 84_000 }],
    recruiter: ben,
  } satisfies z.input<typeof statusPreview>,
  params: { code: ana.code },
  idParams: { id },
  transfer,
  transferBody: {
    upline_code: hal.code,
    with_downline: true,
    effective_date: '2026-12-01',
    reason: transfer.reason,
  },
  level,
  levelBody: { level_code: 'SA', reason: level.reason },
  statusBody: {
    status: 'Terminated',
    reason: 'Complaint of the carrier was confirmed',
    cause: { code: 'Misappropriation', text: 'Premiums of two clients were kept' },
  },
  status: { code: ana.code, status: 'Terminated', version: 4 } as const,
  request,
  ownRequests: { rows: [request], may_request: false, possible_from: '2027-05-21' },
  requestBody: { to_upline_code: hal.code, reason: request.reason, with_downline: true },
};
