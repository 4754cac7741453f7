import { daysBetween } from '../dates.ts';
import type { AssociateStatus } from '../enumerations/people.ts';

/** Facts behind good standing (domain.md 1.1). */
export interface StandingFacts {
  readonly status: AssociateStatus;
  /** Signed and not revoked. */
  readonly is_ama_signed: boolean;
  readonly has_compliance_hold: boolean;
  /** Since when the oldest debt is owed; null without a debit balance. */
  readonly oldest_debt_on: string | null;
}

/** Days a debit balance may grow old. */
const MOST_DEBT_DAYS = 90;

/** Active, AMA signed, no unresolved compliance hold, no debit balance older than 90 days (domain.md 1.1). */
export function isInGoodStanding(facts: StandingFacts, today: string): boolean {
  const { status, is_ama_signed, has_compliance_hold, oldest_debt_on } = facts;
  return (
    status === 'Active' &&
    is_ama_signed &&
    !has_compliance_hold &&
    (oldest_debt_on === null || daysBetween(oldest_debt_on, today) <= MOST_DEBT_DAYS)
  );
}
