/** Days before a window ends at which people hear that they are near what is won in it (domain.md 8.1). */
export const NEAR_DAYS = 5;

/** From where on at most a tenth is missing (domain.md 8.1). */
export const nearFrom = (needed: number): number => Math.ceil((needed * 9) / 10);
