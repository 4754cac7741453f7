import { addDays, daysBetween } from '../dates.ts';
import type { AssociateStatus } from '../enumerations/people.ts';
import type { Debt } from './settlement.ts';

/** Debt roll-up (R-MNY-33): a setting, off unless switched on. */
export interface RollUpTerms {
  readonly is_enabled: boolean;
  /** Days a debt stays unpaid before it moves, and days of notice for the receiver. */
  readonly after_days: number;
  readonly notice_days: number;
}

export const ROLL_UP_TERMS: RollUpTerms = { is_enabled: false, after_days: 90, notice_days: 15 };

/** Somebody who left with debts. */
export interface RollUpCase {
  readonly status: AssociateStatus;
  /** Day of termination or resignation. */
  readonly left_on: string;
  readonly debts: readonly Debt[];
  /** The chain on that day, nearest first, without the root; skipped as by compression (4.4 step 4a). */
  readonly uplines: readonly {
    readonly code: string;
    readonly is_senior: boolean;
    readonly is_skipped: boolean;
  }[];
}

/** A debt that moves to the receiver, as a chargeback with reason Downline Debt Roll-Up. */
export interface DebtTransfer {
  readonly debt_id: string;
  readonly receiver_code: string;
  readonly amount_cents: number;
  readonly notice_on: string;
  readonly transfer_on: string;
}

/**
 * Which debts of a person who left move to whom and when (R-MNY-33). A debt is unpaid since its event, at the earliest
 * since the person left. Nothing moves while the setting is off, and nothing without a receiver.
 */
export function planRollUp(person: RollUpCase, terms: RollUpTerms = ROLL_UP_TERMS): DebtTransfer[] {
  const hasLeft = person.status === 'Terminated' || person.status === 'Resigned';
  const receiver = person.uplines.find(({ is_senior, is_skipped }) => is_senior && !is_skipped);
  if (!terms.is_enabled || !hasLeft || !receiver) return [];
  return person.debts
    .filter(({ remaining_cents }) => remaining_cents > 0)
    .map(({ id, event_date, remaining_cents }) => {
      const laterBy = Math.max(0, daysBetween(person.left_on, event_date));
      const transferOn = addDays(person.left_on, laterBy + terms.after_days);
      return {
        debt_id: id,
        receiver_code: receiver.code,
        amount_cents: remaining_cents,
        notice_on: addDays(transferOn, -terms.notice_days),
        transfer_on: transferOn,
      };
    });
}
