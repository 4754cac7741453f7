import type { PremiumMode } from './enumerations/business.ts';

/** Payments a year (domain.md 1.4); a single premium counts once. */
export const PAYMENTS_A_YEAR: Readonly<Record<PremiumMode, number>> = {
  Annual: 1,
  'Semi-Annual': 2,
  Quarterly: 4,
  Monthly: 12,
  Single: 1,
};

/** What the client pays a year, in cents (domain.md 2.12). */
export const annualPremium = ({
  premium_mode,
  modal_premium_cents,
}: {
  readonly premium_mode: PremiumMode;
  readonly modal_premium_cents: number;
}): number => modal_premium_cents * PAYMENTS_A_YEAR[premium_mode];
