import { shareHalfUp } from './arithmetic.ts';

/** Exchange revenue (R-MNY-35): a setting, off unless switched on. */
export interface ExchangeTerms {
  readonly is_enabled: boolean;
  /** Share of the promoting RMD's overrides by the new RMD's issued base-shop BV of the month. */
  readonly tiers: readonly { readonly from_bv_cents: number; readonly share_bps: number }[];
}

export const EXCHANGE_TERMS: ExchangeTerms = {
  is_enabled: false,
  tiers: [
    { from_bv_cents: 5_000_000, share_bps: 5_000 },
    { from_bv_cents: 2_500_000, share_bps: 2_500 },
  ],
};

/** An Override Bonus line of the promoting RMD from the exchange leg, and what of it goes to the new RMD. */
export interface ExchangeShare {
  readonly line_id: string;
  readonly new_rmd_cents: number;
  readonly promoting_rmd_cents: number;
}

/**
 * Splits the month's Override Bonus lines of the exchange leg; the two parts of each line add up to it, so the House
 * does not change (R-MNY-35). Empty when the setting is off or the month's base-shop BV reaches no tier.
 */
export function shareExchange(
  lines: readonly { readonly id: string; readonly amount_cents: number }[],
  newRmdBaseShopBvCents: number,
  terms: ExchangeTerms = EXCHANGE_TERMS,
): ExchangeShare[] {
  const shares = terms.tiers
    .filter(({ from_bv_cents }) => newRmdBaseShopBvCents >= from_bv_cents)
    .map(({ share_bps }) => share_bps);
  if (!terms.is_enabled || shares.length === 0) return [];
  return lines.map(({ id, amount_cents }) => {
    const moved = shareHalfUp(amount_cents, Math.max(...shares));
    return { line_id: id, new_rmd_cents: moved, promoting_rmd_cents: amount_cents - moved };
  });
}
