import type { PremiumMode } from '../enumerations/business.ts';
import { fraction, halfUp } from './exact.ts';
import type { InstallmentPart, PaymentTerms } from './types.ts';

const MONTHS = 12;

const MONTHS_PER_PREMIUM: Readonly<Record<PremiumMode, number>> = {
  Annual: 12,
  'Semi-Annual': 6,
  Quarterly: 3,
  Monthly: 1,
  Single: 12,
};

/** Months of the first year one premium covers; a premium covering several releases all of them (R-MNY-13). */
export const monthsPerPremium = (mode: PremiumMode): number => MONTHS_PER_PREMIUM[mode];

/** Premium mode Annual or Single: everything is paid at once, whatever the basis (R-MNY-13). */
const isPaidAtOnce = ({ premium_mode }: PaymentTerms) =>
  premium_mode === 'Annual' || premium_mode === 'Single';

/** Months paid at placement: a of R-MNY-13, 0 for As Earned (R-MNY-14). */
function advancedMonths(terms: PaymentTerms): number {
  if (isPaidAtOnce(terms)) return MONTHS;
  return terms.payment_basis === 'As Earned' ? 0 : terms.advance_months;
}

/** Whether schedule reasons leave the line alone (R-MNY-18); As Earned paid at once counts as Advance (R-MNY-14). */
export const isAsEarned = (terms: PaymentTerms): boolean =>
  terms.payment_basis === 'As Earned' && !isPaidAtOnce(terms);

/** `C(m) = half_up(L × m / 12)`: what of a year's amount is payable for its first m months (4.7). */
export const cumulativeCents = (year_cents: number, months: number): number =>
  halfUp(fraction(BigInt(year_cents) * BigInt(months), MONTHS));

/**
 * All payments of a year's amount, the placement's first (R-MNY-13, R-MNY-14); they add up to it (R-MNY-15). A part may be
 * zero when the amount is a few cents.
 */
export function installments(year_cents: number, terms: PaymentTerms): InstallmentPart[] {
  const advanced = advancedMonths(terms);
  const ends = Array.from({ length: MONTHS - advanced }, (_, index) => advanced + index + 1);
  if (advanced > 0) ends.unshift(advanced);
  let paid = 0;
  let from_month = 1;
  return ends.map((through_month, installment) => {
    const cumulative = cumulativeCents(year_cents, through_month);
    const part = { installment, from_month, through_month, amount_cents: cumulative - paid };
    paid = cumulative;
    from_month = through_month + 1;
    return part;
  });
}

/**
 * Months whose installments may be posted: what placement pays ahead, or what the premiums reported so far cover,
 * whichever is more (R-MNY-13). `months_reported` = premiums received × `monthsPerPremium`.
 */
export const coveredMonths = (terms: PaymentTerms, months_reported: number): number =>
  Math.min(MONTHS, Math.max(advancedMonths(terms), months_reported));

/**
 * The parts to post now: after `months_posted`, through `covered_months`. Once a re-rate has changed the year's amount
 * pass the new one: later installments follow its C (R-MNY-21).
 */
export function installmentsDue(
  year_cents: number,
  terms: PaymentTerms,
  months_posted: number,
  covered_months: number,
): InstallmentPart[] {
  return installments(year_cents, terms).filter(
    ({ from_month, through_month }) => from_month > months_posted && through_month <= covered_months,
  );
}
