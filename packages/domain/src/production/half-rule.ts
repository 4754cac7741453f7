/** Net production of a team type, by who is at the head of it: the associate and each direct downline (1.1). */
export interface LegProduction {
  readonly personal_cents: number;
  readonly legs: readonly { readonly code: string; readonly amount_cents: number }[];
}

export interface HalfRulePart {
  /** `null` = personal production, otherwise the direct downline at the head of the leg. */
  readonly leg_code: string | null;
  readonly amount_cents: number;
  /** What counts of it; in half cents it is exact, here rounded down. */
  readonly counted_cents: number;
  /** At half of the requirement: the shortfall cannot come from here. */
  readonly is_exhausted: boolean;
}

export interface HalfRule {
  readonly required_cents: number;
  /** Rounded down, so that it reaches the requirement exactly when the rule is met. */
  readonly counted_cents: number;
  readonly shortfall_cents: number;
  readonly is_met: boolean;
  /** Personal first, then the legs as given. */
  readonly parts: readonly HalfRulePart[];
}

/**
 * R-LVL-01: of the required amount at most half may be personal and at most half may come from any one leg. Parts are
 * net production (5.3) without the leg limit; a negative part counts in full.
 */
export function halfRule(required: number, production: LegProduction): HalfRule {
  const parts = [
    { leg_code: null, amount_cents: production.personal_cents },
    ...production.legs.map(({ code, amount_cents }) => ({ leg_code: code, amount_cents })),
  ].map((part) => ({ ...part, halves: Math.min(2 * part.amount_cents, required) }));
  const counted = Math.floor(parts.reduce((sum, { halves }) => sum + halves, 0) / 2);
  return {
    required_cents: required,
    counted_cents: counted,
    shortfall_cents: Math.max(0, required - counted),
    is_met: counted >= required,
    parts: parts.map(({ leg_code, amount_cents, halves }) => ({
      leg_code,
      amount_cents,
      counted_cents: Math.floor(halves / 2),
      is_exhausted: 2 * amount_cents >= required,
    })),
  };
}
