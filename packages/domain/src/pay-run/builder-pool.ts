import { allocate } from '../compensation/exact.ts';
import { nearFrom } from '../near.ts';
import { shareHalfUp } from './arithmetic.ts';

/** Terms of the monthly Builder Bonus (domain.md 4.9). */
export interface BuilderBonusTerms {
  readonly pool_bps: number;
  readonly min_recruits: number;
  /** Base-shop BV for one share; also the least anybody needs. */
  readonly bv_per_share_cents: number;
  readonly max_shares: number;
}

export const BUILDER_BONUS_TERMS: BuilderBonusTerms = {
  pool_bps: 200,
  min_recruits: 3,
  bv_per_share_cents: 500_000,
  max_shares: 6,
};

/** A person's month (R-MNY-27). */
export interface BuilderCandidate {
  readonly associate_code: string;
  readonly is_enrolled_all_month: boolean;
  readonly is_in_good_standing: boolean;
  /** Base-shop recruits whose AMA was paid in the month and who are still Active at its close. */
  readonly recruits: number;
  /** Adjusted issued BV of the base shop. */
  readonly base_shop_bv_cents: number;
}

export interface BuilderPayout {
  readonly associate_code: string;
  readonly shares: number;
  readonly bonus_cents: number;
}

/** Pool of a country's month from its issued BV net of the reversals dated in it (R-MNY-26). */
export function builderPoolCents(
  issuedBvCents: number,
  terms: BuilderBonusTerms = BUILDER_BONUS_TERMS,
): number {
  return shareHalfUp(Math.max(0, issuedBvCents), terms.pool_bps);
}

/** Whether the month meets every condition of R-MNY-27. */
export function isBuilderQualified(
  candidate: BuilderCandidate,
  terms: BuilderBonusTerms = BUILDER_BONUS_TERMS,
): boolean {
  return (
    candidate.is_enrolled_all_month &&
    candidate.is_in_good_standing &&
    candidate.recruits >= terms.min_recruits &&
    candidate.base_shop_bv_cents >= terms.bv_per_share_cents
  );
}

/** Whether at most a tenth is missing of what the month needs, and nothing else (domain.md 8.1). */
export const isNearBuilderBonus = (
  candidate: BuilderCandidate,
  terms: BuilderBonusTerms = BUILDER_BONUS_TERMS,
): boolean =>
  !isBuilderQualified(candidate, terms) &&
  candidate.is_enrolled_all_month &&
  candidate.is_in_good_standing &&
  candidate.recruits >= nearFrom(terms.min_recruits) &&
  candidate.base_shop_bv_cents >= nearFrom(terms.bv_per_share_cents);

/** Shares of a qualified month: one per 5,000 of base-shop BV, at most six (R-MNY-27). */
export function builderShares(
  baseShopBvCents: number,
  terms: BuilderBonusTerms = BUILDER_BONUS_TERMS,
): number {
  const rest = baseShopBvCents % terms.bv_per_share_cents;
  const full = (baseShopBvCents - rest) / terms.bv_per_share_cents;
  return Math.max(0, Math.min(terms.max_shares, full));
}

/** The pool over those of the candidates who qualify, by code; what nobody qualifies for is the House's (R-MNY-28). */
export function allocateBuilderPool(
  poolCents: number,
  candidates: readonly BuilderCandidate[],
  terms: BuilderBonusTerms = BUILDER_BONUS_TERMS,
): BuilderPayout[] {
  const qualified = candidates
    .filter((candidate) => isBuilderQualified(candidate, terms))
    .sort((a, b) => (a.associate_code < b.associate_code ? -1 : 1))
    .map(({ associate_code, base_shop_bv_cents }) => ({
      associate_code,
      shares: builderShares(base_shop_bv_cents, terms),
    }));
  const bonuses = allocate(
    poolCents,
    qualified.map(({ shares }) => shares),
  );
  return qualified.map((each, index) => ({ ...each, bonus_cents: bonuses[index] ?? 0 }));
}
