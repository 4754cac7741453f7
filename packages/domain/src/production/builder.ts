import {
  allocateBuilderPool,
  BUILDER_BONUS_TERMS,
  type BuilderBonusTerms,
  type BuilderCandidate,
  type BuilderPayout,
  builderPoolCents,
  isBuilderQualified,
} from '../pay-run/builder-pool.ts';

/** Points of a base-shop recruit on the Builder board, where a dollar of issued BV is one point (domain.md 5.5). */
const RECRUIT_POINTS = 1_000;

/**
 * Score of the Builder board in hundredths of a point: adjusted base-shop recruits × 1,000 + adjusted base-shop issued
 * BV in dollars. Rank the scores with `rankLeaderboard`.
 */
export function builderScoreHundredths(recruits: number, issuedBvCents: number): number {
  return recruits * RECRUIT_POINTS * 100 + issuedBvCents;
}

/** Someone close to the Builder Bonus of the month, and what is missing. */
export interface NearQualifier extends BuilderCandidate {
  readonly missing: {
    readonly recruits: number;
    readonly base_shop_bv_cents: number;
    readonly enrollment: boolean;
    readonly good_standing: boolean;
  };
}

export interface BuilderBonusBoard {
  readonly pool_cents: number;
  /** With the bonus each would get if the month ended now; by code. */
  readonly qualifiers: readonly (BuilderCandidate & BuilderPayout)[];
  readonly near_qualifiers: readonly NearQualifier[];
}

/** From here on somebody counts as near the Builder Bonus: recruits or issued BV, either is enough (domain.md 5.5). */
export const BUILDER_BONUS_NEAR = { recruits: 2, base_shop_bv_cents: 300_000 };

/** The Builder Bonus of a country's open month so far (domain.md 5.5); `issuedBvCents` is the month's net issued BV. */
export function builderBonusBoard(
  candidates: readonly BuilderCandidate[],
  issuedBvCents: number,
  terms: BuilderBonusTerms = BUILDER_BONUS_TERMS,
): BuilderBonusBoard {
  const pool = builderPoolCents(issuedBvCents, terms);
  const byCode = new Map(candidates.map((candidate) => [candidate.associate_code, candidate]));
  const qualifiers = allocateBuilderPool(pool, candidates, terms).flatMap((payout) => {
    const candidate = byCode.get(payout.associate_code);
    return candidate ? [{ ...candidate, ...payout }] : [];
  });
  const near = candidates.filter(
    (candidate) =>
      !isBuilderQualified(candidate, terms) &&
      (candidate.recruits >= BUILDER_BONUS_NEAR.recruits ||
        candidate.base_shop_bv_cents >= BUILDER_BONUS_NEAR.base_shop_bv_cents),
  );
  return {
    pool_cents: pool,
    qualifiers,
    near_qualifiers: near.map((candidate) => ({
      ...candidate,
      missing: {
        recruits: Math.max(0, terms.min_recruits - candidate.recruits),
        base_shop_bv_cents: Math.max(0, terms.bv_per_share_cents - candidate.base_shop_bv_cents),
        enrollment: !candidate.is_enrolled_all_month,
        good_standing: !candidate.is_in_good_standing,
      },
    })),
  };
}
