import type { z } from 'zod';
import type { prospect, prospectBody, prospectListRow } from './prospects.schemas.ts';

const id = '8c1f2d6e-9b34-4b1f-9a55-0d6b3e7f4a12';
const stamp = '2026-11-21T15:04:05.000Z';

const body = {
  first_name: 'Noah',
  last_name: 'Reyes',
  phone: '(512) 555-0171',
  email: 'noah.reyes@example.com',
  kind: 'Both',
  source: 'Referral',
  referred_by: 'Grace Okafor',
  city: 'Austin',
  state: 'TX',
  country: 'USA',
  occupation: 'Teacher',
  best_time: 'After 6 pm',
  next_action_date: '2026-12-01',
  next_action_note: 'Invite to the next BPM',
  notes: null,
  converted_associate_code: null,
} satisfies z.input<typeof prospectBody>;

const { first_name, last_name, referred_by, occupation, best_time, notes, ...listed } = body;

const row = {
  ...listed,
  id,
  name: 'Noah Reyes',
  phone: '5125550171',
  stage: 'Contacted',
  stage_at: stamp,
  days_in_stage: 4,
  overdue: false,
  lost: false,
  lost_reason: null,
  converted_client_id: null,
  created_at: stamp,
  version: 2,
  actions: ['update', 'move', 'lose', 'convert', 'delete'],
} satisfies z.input<typeof prospectListRow>;

const answer = {
  ...row,
  first_name,
  last_name,
  referred_by,
  occupation,
  best_time,
  notes,
  client: null,
  associate: null,
  history: [
    {
      id: '41',
      from: 'New Prospect',
      to: 'Contacted',
      at: stamp,
      by: { code: 'U000123', name: 'Dev Patel' },
      days: 4,
    },
  ],
  updated_at: stamp,
} satisfies z.input<typeof prospect>;

/** Example requests and answers of the document. */
export const prospectExamples = { params: { id }, body, row, answer };
