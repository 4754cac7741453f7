const answer = {
  id: '0f4c2a52-7b1e-4d0b-9a53-6f0c1a2b7e56',
  number: 'R-000131',
  name: 'Luc Gagnon',
  sponsor: { code: 'U000123', name: 'Ana Alvarez' },
  level: { code: 'SA', name: 'Senior Associate' },
  note: 'Ben Okafor, in writing on November 3',
  license: { type: 'Life', state: 'TX', number: '1234567', expiration_date: '2027-03-01' },
  status: 'Pending',
  asked_at: '2026-11-27T15:20:00.000Z',
  decided_by: null,
  reason: null,
  needs_super: false,
  version: 5,
} as const;

export const guaranteedLevelExamples = {
  params: { id: answer.id },
  pending: answer,
  body: { approve: true, reason: null },
  approved: {
    ...answer,
    status: 'Approved',
    decided_by: { code: 'U000002', name: 'Adele Admin' },
    version: 6,
  },
} as const;
