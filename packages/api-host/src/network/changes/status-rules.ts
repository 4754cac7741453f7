import type { AssociateStatus } from '@upline/domain';

/** Who may make a transition of domain.md 2.1. `system`: the scheduled job. */
export type StatusActor = 'associate' | 'admin' | 'super' | 'system';

interface Transition {
  readonly from: AssociateStatus;
  readonly to: AssociateStatus;
  readonly by: readonly StatusActor[];
}

const ADMINS = ['admin', 'super'] as const;

/** Every legal transition; any other is refused (R-ASC-01). */
export const STATUS_TRANSITIONS: readonly Transition[] = [
  { from: 'Active', to: 'Resignation Initiated', by: ['associate', ...ADMINS] },
  { from: 'Resignation Initiated', to: 'Active', by: ['associate', ...ADMINS] },
  { from: 'Resignation Initiated', to: 'Resigned', by: [...ADMINS, 'system'] },
  { from: 'Active', to: 'Suspended', by: ADMINS },
  { from: 'Suspended', to: 'Active', by: ADMINS },
  { from: 'Active', to: 'Terminated', by: ADMINS },
  { from: 'Suspended', to: 'Terminated', by: ADMINS },
  { from: 'Resignation Initiated', to: 'Terminated', by: ADMINS },
  { from: 'Resigned', to: 'Active', by: ['super'] },
  { from: 'Terminated', to: 'Active', by: ['super'] },
];

/** `illegal`: no such transition (409). `forbidden`: another person has to make it (403). */
export function judgeTransition(
  from: AssociateStatus,
  to: AssociateStatus,
  actor: StatusActor,
  isSenior: boolean,
): 'allowed' | 'illegal' | 'forbidden' {
  const transition = STATUS_TRANSITIONS.find((each) => each.from === from && each.to === to);
  if (!transition) return 'illegal';
  // Terminating somebody senior is the SuperAdmin's (domain.md 2.1).
  if (to === 'Terminated' && isSenior && actor === 'admin') return 'forbidden';
  return transition.by.includes(actor) ? 'allowed' : 'forbidden';
}

/** No longer a member: neither paid as one nor promoted. */
export const hasLeft = (status: AssociateStatus): boolean => status === 'Terminated' || status === 'Resigned';

/** Days in which a resignation may be taken back; then it holds by itself. */
export const RESIGNATION_DAYS = 10;
/** Leaving within so many days of joining takes the recruiter's credit back (domain.md 5.1). */
export const RECRUIT_REVERSAL_DAYS = 60;
/** Months after a resignation before one may come back to another upline (domain.md 2.1). */
export const RETURN_MONTHS = 6;
