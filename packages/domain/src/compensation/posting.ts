import { addDays } from '../dates.ts';
import type { CompensationType, EscrowReason } from '../enumerations/payments.ts';
import type { InstallmentPart, LineTrace, PostingDecision, RecipientAtPosting } from './types.ts';

/** Days the lines of a terminated producer wait for chargebacks (R-MNY-34). */
const TERMINATION_HOLD_DAYS = 90;

/** Reasons in the order they are tried; the first true one holds the line (R-MNY-10, Manual last). */
const HOLDS: readonly [EscrowReason, (type: CompensationType, recipient: RecipientAtPosting) => boolean][] = [
  [
    'Training',
    (type, { disable_training_escrow, training_status }) =>
      type === 'Training' && !disable_training_escrow && training_status !== 'Completed',
  ],
  [
    'License',
    (type, { is_licensed, disable_license_check }) =>
      type === 'Training' && !is_licensed && !disable_license_check,
  ],
  ['Suspension', (_, { status }) => status === 'Suspended'],
  ['Associate Flag', (_, { escrow_future_compensations }) => escrow_future_compensations],
  [
    'Supervision',
    (type, { supervision_open }) => supervision_open && (type === 'Writing' || type === 'Split'),
  ],
  ['Manual', (_, { status }) => status === 'Terminated'],
];

/**
 * Status of a line when it is posted, first line and every later installment alike (R-MNY-10, R-MNY-06, R-MNY-34). For an
 * Adjustment that belongs to a line pass the line's own type: it is held as the line is. A training line whose program is
 * Reverted is not for this function but for `revertTraining`. The lines of a resigned producer are Pending; that their
 * debt is withheld in full is the pay run's rule.
 */
export function decidePosting(type: CompensationType, recipient: RecipientAtPosting): PostingDecision {
  const hold = HOLDS.find(([, isTrue]) => isTrue(type, recipient));
  return hold ? { status: 'Escrow', escrow_reason: hold[0] } : { status: 'Pending', escrow_reason: null };
}

/** The trace to store with a posting: of the line, with what was decided on the day. */
export function postedTrace(
  trace: LineTrace,
  posting: PostingDecision,
  installment: InstallmentPart | null = null,
): LineTrace {
  return { ...trace, hold: posting.escrow_reason, installment };
}

/**
 * Where a line held for Training goes when the program is Completed (R-MNY-11): Pending, or Escrow with reason License
 * when still unlicensed. The rule's last words, that another reason of R-MNY-10 overrides Pending, are read for the
 * release as well, so that a suspended trainee is not paid (R-MNY-06).
 */
export const releaseTraining = (trainee: RecipientAtPosting): PostingDecision =>
  decidePosting('Training', { ...trainee, training_status: 'Completed' });

/** What becomes of the money of a reverted training line. */
export type TrainingReversion =
  | { readonly to: 'Writer'; readonly amount_cents: number; readonly posting: PostingDecision }
  | { readonly to: 'House'; readonly amount_cents: number; readonly posting: null };

/**
 * Program Reverted (R-MNY-11): the escrow line is voided and its net, the line less its Chargeback Escrow entries, goes
 * to the policy's writing associate as Training Reversion; to House when that person is Terminated or Resigned. The
 * same decides a training line that falls due after Reverted, with nothing charged.
 */
export function revertTraining(
  line: { readonly amount_cents: number; readonly charged_cents: number },
  writer: RecipientAtPosting,
): TrainingReversion {
  const amount_cents = line.amount_cents - line.charged_cents;
  if (writer.status === 'Terminated' || writer.status === 'Resigned') {
    return { to: 'House', amount_cents, posting: null };
  }
  return { to: 'Writer', amount_cents, posting: decidePosting('Training Reversion', writer) };
}

/** Trace of a Training Reversion, from the training line's. */
export const revertedTrace = (
  trace: LineTrace,
  { amount_cents, posting }: Extract<TrainingReversion, { to: 'Writer' }>,
): LineTrace => ({
  ...trace,
  compensation_type: 'Training Reversion',
  hold: posting.escrow_reason,
  reversion: { amount_cents },
});

/** End of a hold. */
export interface TerminationHold {
  /** First day on which it is decided. */
  readonly until: string;
  readonly outcome: 'Hold' | 'Release' | 'Forfeit';
}

/**
 * The Manual hold of a terminated producer's line (R-MNY-34): 90 days from posting, then an admin releases it or, when
 * the termination was for cause, forfeits it to House.
 */
export function terminationHold(
  posted_on: string,
  is_for_cause: boolean,
  today: string,
  days = TERMINATION_HOLD_DAYS,
): TerminationHold {
  const until = addDays(posted_on, days);
  if (today < until) return { until, outcome: 'Hold' };
  return { until, outcome: is_for_cause ? 'Forfeit' : 'Release' };
}
