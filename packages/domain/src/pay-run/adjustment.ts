import { messages } from '../messages.ts';
import { MAX_MONEY_CENTS } from '../money.ts';

/** From here on a second person approves (R-MNY-36). */
const SECOND_PERSON_CENTS = 100_000;
const MIN_REASON = 10;

/** Days in which the adjustments of one admin for one associate count together (R-MNY-36). */
export const ADJUSTMENTS_TOGETHER_DAYS = 30;

/** A hand-made line as entered. */
export interface AdjustmentEntry {
  readonly amount_cents: number;
  readonly reason: string;
}

/** What is wrong with an adjustment, by field; empty when it may be posted (R-MNY-36). */
export function adjustmentErrors({ amount_cents, reason }: AdjustmentEntry): {
  readonly field: 'amount_cents' | 'reason';
  readonly message: string;
}[] {
  const isAmount = Number.isInteger(amount_cents) && Math.abs(amount_cents) <= MAX_MONEY_CENTS;
  const text = reason.trim();
  return [
    ...(isAmount && amount_cents !== 0
      ? []
      : [{ field: 'amount_cents', message: messages.invalid('Amount') } as const]),
    ...(text.length >= MIN_REASON
      ? []
      : [
          {
            field: 'reason',
            message: text ? messages.minLength('Reason', MIN_REASON) : messages.required('Reason'),
          } as const,
        ]),
  ];
}

/**
 * Whether a second person must approve: from $1,000 on in either direction, alone or together with what the same admin
 * adjusted for the same associate before (R-MNY-36).
 */
export function needsSecondPerson(
  amountCents: number,
  recentCents = 0,
  limitCents = SECOND_PERSON_CENTS,
): boolean {
  return Math.abs(amountCents) + recentCents >= limitCents;
}

/** Status of the posted line: a negative one joins the debts as a chargeback with reason Adjustment (R-MNY-36). */
export function adjustmentStatus(amountCents: number): 'Pending' | 'Chargeback' {
  return amountCents < 0 ? 'Chargeback' : 'Pending';
}
