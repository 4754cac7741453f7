const id = '4b7c2f58-0a4e-4c58-9a6b-0f8e3f1d2a01';

const row = {
  id,
  kind: 'License',
  slug: 'license',
  subject: 'Life in TX',
  associate: { code: 'U000008', name: 'Ana Alvarez' },
  submitted_at: '2026-11-18T15:04:05.000Z',
  waiting_days: 3,
  status: 'Pending For Admin',
  version: 2,
  refusal: null,
  actions: ['approve', 'reject'] as ('approve' | 'reject')[],
};

export const approvalExamples = {
  row,
  params: { kind: 'license', id },
  answer: {
    ...row,
    is_waiting: true,
    associate: {
      ...row.associate,
      has_photo: false,
      status: 'Active' as const,
      level: 'Associate',
      country: 'USA' as const,
      join_date: '2025-03-01',
      upline: { code: 'U000007', name: 'Ben Okafor' },
    },
    decisions: [
      {
        id: 812,
        at: '2026-11-10T15:04:05.000Z',
        by: { code: 'A000001', name: 'Alex Admin' },
        subject: 'Life license in TX',
        from: 'Pending For Admin',
        to: 'Rejected By Admin',
        reason: 'Invalid Supporting Document',
        is_on_this: true,
      },
    ],
  },
};
