import { floorOf, fraction, halfUp } from '../compensation/exact.ts';

const WHOLE_BPS = 10_000;

const part = (cents: number, bps: number) => fraction(BigInt(cents) * BigInt(bps), WHOLE_BPS);

/** A share of an amount in basis points, half up. */
export const shareHalfUp = (cents: number, bps: number): number => halfUp(part(cents, bps));

/** A share of an amount in basis points, rounded down. */
export const shareFloor = (cents: number, bps: number): number => floorOf(part(cents, bps)).floor;
