import type { z } from 'zod';
import type { associateHistory, memberAsOf, memberHistory, personAsOf } from './as-of.schemas.ts';

const level = { code: 'SA', name: 'Senior Associate' } as const;
const admin = { code: 'A000002', name: 'Ada Admin' };
const upline = { upline: { code: 'U000006', name: 'Cara Nguyen' }, from: '2022-11-22', to: null };
const held = { level, from: '2024-02-01', to: null };
const turn = {
  from_status: 'Suspended',
  to_status: 'Active',
  at: '2025-03-04T15:04:05.000Z',
} as const;

const person = {
  code: 'U000007',
  name: 'Ben Okafor',
  has_photo: true,
  level,
  is_senior_level: false,
  status: 'Active',
} satisfies z.input<typeof personAsOf>;

/** Examples of the API document. */
export const asOfExamples = {
  params: { code: person.code },
  query: { day: '2025-12-31' },
  person,
  member: { ...person, join_date: '2022-11-22', direct_count: 3 } satisfies z.input<typeof memberAsOf>,
  memberHistory: { uplines: [upline], levels: [held], statuses: [turn] } satisfies z.input<
    typeof memberHistory
  >,
  associateHistory: {
    uplines: [{ ...upline, reason: 'Registration completed', by: null }],
    levels: [{ ...held, reason: 'Promotion criteria met', by: admin }],
    statuses: [{ ...turn, ends_on: null, reason: 'Complaint settled', by: admin }],
  } satisfies z.input<typeof associateHistory>,
};
