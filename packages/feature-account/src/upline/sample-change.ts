import type { UplineChange } from './upline-change.ts';

/** A request for stories: sent, and not answered yet. */
export const sampleChange: UplineChange = {
  id: '5c0b7a0e-6f0e-4a57-9d8a-0c9a6f7f2b11',
  associate: { code: 'U000008', name: 'Ana Alvarez' },
  from_upline: { code: 'U000007', name: 'Ben Okafor' },
  to_upline: { code: 'U000011', name: 'Hal Thompson' },
  owner: { code: 'U000005', name: 'Dev Patel' },
  reason: 'We moved to Portland and work with that team every week.',
  with_downline: true,
  status: 'Pending For Owner',
  no_answer: false,
  answer_by: '2026-12-04',
  answer_note: null,
  effective_date: null,
  needs_super: false,
  created_at: '2026-11-21T15:04:05.000Z',
  decided_at: null,
  steps: [
    {
      status: 'Pending For Owner',
      acted_as: 'Associate',
      by: { code: 'U000008', name: 'Ana Alvarez' },
      note: null,
      at: '2026-11-21T15:04:05.000Z',
    },
  ],
  version: 1,
  actions: ['withdraw'],
};
