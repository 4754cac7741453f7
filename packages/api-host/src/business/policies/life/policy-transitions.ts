import type { BusinessStatus } from '@upline/domain';

/** Who moves a policy from one status to another. */
export type Mover = 'associate' | 'admin' | 'system';

const ALL = ['associate', 'admin', 'system'] as const;
const OFFICE = ['admin', 'system'] as const;

/** The transitions of domain.md 2.12 and who makes them. What is not here answers 409 (R-GEN-03). */
const TRANSITIONS: Readonly<Record<BusinessStatus, Partial<Record<BusinessStatus, readonly Mover[]>>>> = {
  Pending: { 'Action Required': OFFICE, 'Ready To Pay': OFFICE, Archived: ['associate', 'admin'] },
  'Action Required': { Pending: ALL, Archived: ['associate', 'admin'] },
  'Ready To Pay': { 'Action Required': ['admin'], Approved: ['system'], 'Full Chargedback': ['system'] },
  Approved: { 'Full Chargedback': ['system'], Archived: ['admin'] },
  'Full Chargedback': { Approved: OFFICE, Archived: ['admin'] },
  Archived: { Pending: ['admin'] },
};

/** Whether the change exists at all, and whether it is for this mover. */
export function judgeTransition(
  from: BusinessStatus,
  to: BusinessStatus,
  mover: Mover,
): 'legal' | 'illegal' | 'not yours' {
  const movers = TRANSITIONS[from][to];
  if (!movers?.some((each) => each !== 'system' || mover === 'system')) return 'illegal';
  return movers.includes(mover) ? 'legal' : 'not yours';
}
