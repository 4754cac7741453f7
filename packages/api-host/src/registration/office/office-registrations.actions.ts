import { type AssociateStatus, DAY_MS, messages, type PaymentStatus } from '@upline/domain';
import { judgeTransition } from '../../network/changes/status-rules.ts';
import { conflict, forbidden } from '../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../platform/operation/row-actions.ts';
import { notOpen } from '../registrations.problems.ts';
import type { Draft } from '../registrations.tables.ts';

const HOUR_MS = DAY_MS / 24;

export interface ShownRegistration extends Pick<Draft, 'status' | 'email' | 'expires_at' | 'paid_at'> {
  readonly payment_status: PaymentStatus | null;
  readonly associate_status: AssociateStatus | null;
  readonly associate_is_senior: boolean | null;
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

export const REGISTRATION_ACTIONS = ['send_link', 'refund'] as const;

/** What the office may do with a registration (domain.md 2.30, 2.36). */
export const registrationActions = rowActions<ShownRegistration, (typeof REGISTRATION_ACTIONS)[number]>({
  send_link: { operation: 'mailRegistrationLink', when: isResumable },
  refund: { operation: 'refundRegistration', when: COOLS_OFF },
});
