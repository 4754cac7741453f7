import {
  type AssociateStatus,
  DAY_MS,
  type DuplicateDecision,
  messages,
  type PaymentStatus,
  type RegistrationWait,
} from '@upline/domain';
import { judgeTransition } from '../../network/changes/status-rules.ts';
import { conflict, forbidden } from '../../platform/operation/problem.ts';
import { type RowRule, rowActions, rowRule } from '../../platform/operation/row-actions.ts';
import { notOpen } from '../registrations.problems.ts';
import type { Draft } from '../registrations.tables.ts';

const HOUR_MS = DAY_MS / 24;

export interface ShownRegistration extends Pick<Draft, 'status' | 'email' | 'expires_at' | 'paid_at'> {
  readonly payment_status: PaymentStatus | null;
  readonly associate_status: AssociateStatus | null;
  readonly associate_is_senior: boolean | null;
  /** Of the associate who has the SSN or SIN already. */
  readonly holder_status: AssociateStatus | null;
  readonly waits_for: RegistrationWait | null;
  /** How long the fee is refundable (R-REG-06). */
  readonly cooling_off_hours: number;
  readonly now: Date;
}

/** Until when the fee is refundable; null before it is paid. */
export const refundableUntil = ({
  paid_at,
  cooling_off_hours,
}: Pick<ShownRegistration, 'paid_at' | 'cooling_off_hours'>): Date | null =>
  paid_at && new Date(paid_at.getTime() + cooling_off_hours * HOUR_MS);

/** The mailed link still works: the registration is not finished, and the seven days are not over (R-REG-01). */
export const isResumable = rowRule<ShownRegistration>(
  ({ status, email, expires_at, now }) =>
    (status === 'Open' || status === 'Paid') && email !== null && expires_at > now,
  notOpen,
);

/** A fee was paid that can be refunded. */
const hasFee = rowRule<ShownRegistration>(
  ({ status, payment_status }) => (status === 'Paid' || status === 'Completed') && payment_status === 'Paid',
  ({ status }) => conflict('transition', messages.transition(status, 'Refunded')),
);

const isInTime = rowRule<ShownRegistration>(
  (row) => (refundableUntil(row)?.getTime() ?? 0) > row.now.getTime(),
  ({ cooling_off_hours }) =>
    conflict('cooling-off-over', `The fee is refundable within ${cooling_off_hours} hours of the payment`),
);

/** The account can be closed by this admin (domain.md 2.1). */
const isTerminable = rowRule<ShownRegistration>(
  ({ associate_status: from, associate_is_senior: isSenior }, { kind }) =>
    from !== null &&
    judgeTransition(from, 'Terminated', kind === 'SuperAdmin' ? 'super' : 'admin', isSenior === true) ===
      'allowed',
  ({ associate_status: from }) =>
    from === 'Terminated' || from === 'Resigned'
      ? conflict('transition', messages.transition(from, 'Terminated'))
      : forbidden(),
);

/** R-REG-06. */
export const COOLS_OFF = [hasFee, isInTime, isTerminable] as const;

/** The SSN or SIN is known already (R-REG-03). */
const isDuplicate = rowRule<ShownRegistration>(
  ({ waits_for }) => waits_for === 'Duplicate SSN or SIN',
  ({ status }) =>
    conflict('not-duplicate', `A registration that is ${status} has no duplicate to decide about`),
);

/** Who had left before is reviewed by a super admin. */
const isCallersToDecide = rowRule<ShownRegistration>(
  ({ status }, { kind }) => status !== 'In Review' || kind === 'SuperAdmin',
  () => forbidden(),
);

const hasFormerAccount = rowRule<ShownRegistration>(
  ({ status, holder_status }) =>
    status === 'In Review' && (holder_status === 'Resigned' || holder_status === 'Terminated'),
  ({ holder_status }) => conflict('transition', messages.transition(holder_status ?? 'None', 'Active')),
);

export const DUPLICATE_RULES: Readonly<Record<DuplicateDecision, readonly RowRule<ShownRegistration>[]>> = {
  'Reopen Account': [isDuplicate, isCallersToDecide, hasFormerAccount],
  'Ask Again': [isDuplicate, isCallersToDecide],
  Refuse: [isDuplicate, isCallersToDecide],
};

const decides = (decision: DuplicateDecision) => ({
  operation: 'decideDuplicateRegistration',
  when: DUPLICATE_RULES[decision],
});

export const REGISTRATION_ACTIONS = ['reopen', 'ask_again', 'refuse', 'send_link', 'refund'] as const;

/** What the office may do with a registration (domain.md 2.30, 2.36). */
export const registrationActions = rowActions<ShownRegistration, (typeof REGISTRATION_ACTIONS)[number]>({
  reopen: decides('Reopen Account'),
  ask_again: decides('Ask Again'),
  refuse: decides('Refuse'),
  send_link: { operation: 'mailRegistrationLink', when: isResumable },
  refund: { operation: 'refundRegistration', when: COOLS_OFF },
});
