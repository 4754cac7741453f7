/** An exact rational number; the denominator is positive. Products of cents and rates may exceed 2^53, hence bigint. */
export interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

/** `num / den` as given, not reduced; `den` > 0. */
export const fraction = (num: number | bigint, den: number | bigint = 1n): Fraction => ({
  num: BigInt(num),
  den: BigInt(den),
});

export const ZERO = fraction(0);
export const ONE = fraction(1);

export const add = (a: Fraction, b: Fraction): Fraction =>
  a.den === b.den
    ? { num: a.num + b.num, den: a.den }
    : { num: a.num * b.den + b.num * a.den, den: a.den * b.den };

export const negate = (a: Fraction): Fraction => ({ num: -a.num, den: a.den });
export const subtract = (a: Fraction, b: Fraction): Fraction => add(a, negate(b));
export const multiply = (a: Fraction, b: Fraction): Fraction => ({
  num: a.num * b.num,
  den: a.den * b.den,
});
const isLess = (a: Fraction, b: Fraction) => a.num * b.den < b.num * a.den;
export const smaller = (a: Fraction, b: Fraction): Fraction => (isLess(b, a) ? b : a);
export const larger = (a: Fraction, b: Fraction): Fraction => (isLess(a, b) ? b : a);

/** bigint division cuts toward zero; money rules need the floor also below zero. */
function floorDivide(num: bigint, den: bigint): bigint {
  const quotient = num / den;
  return num % den < 0n ? quotient - 1n : quotient;
}

/** `half_up(x)` = floor(x + 1/2), also for negative x (domain.md section 4). */
export const halfUp = ({ num, den }: Fraction): number => Number(floorDivide(2n * num + den, 2n * den));

/** `half_up(numerator / denominator)`, exact for every whole number a table holds; the denominator is positive. */
export const roundedRatio = (numerator: number, denominator: number): number =>
  halfUp(fraction(numerator, denominator));

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

const reduce = ({ num, den }: Fraction): Fraction => {
  const divisor = greatestDivisor(num, den);
  return { num: num / divisor, den: den / divisor };
};

/** Reduced text as stored in a trace: `104938/25`, an integer without a slash. */
export function fractionText(value: Fraction): string {
  const { num, den } = reduce(value);
  return den === 1n ? String(num) : `${num}/${den}`;
}

/** The number that the text of a fraction in a trace means. */
export function parseFraction(text: string): Fraction {
  const [num = '0', den = '1'] = text.split('/');
  return fraction(BigInt(num), BigInt(den));
}

/** Floor of the number, and whether anything was cut off. */
export function floorOf({ num, den }: Fraction): { readonly floor: number; readonly isWhole: boolean } {
  return { floor: Number(floorDivide(num, den)), isWhole: num % den === 0n };
}

/** What one of several values gets when all are rounded together. */
export interface RoundedShare {
  readonly cents: number;
  /** 1 when a spare cent was received. */
  readonly remainder_cent: 0 | 1;
}

/**
 * Largest remainder (R-MNY-08): everyone gets the floor; the cents missing to half_up(Σ) go one each to the largest
 * fractional parts, the earlier of equal ones first.
 */
export function largestRemainder(values: readonly Fraction[]): RoundedShare[] {
  let den = 1n;
  for (const value of values) {
    if (den % value.den !== 0n) den = (den * value.den) / greatestDivisor(den, value.den);
  }
  let sum = 0n;
  let floors = 0n;
  const parts = values.map((value, index) => {
    const num = value.den === den ? value.num : value.num * (den / value.den);
    const floor = floorDivide(num, den);
    sum += num;
    floors += floor;
    return { index, floor, rest: num - floor * den };
  });
  const spare = Number(floorDivide(2n * sum + den, 2n * den) - floors);
  const shares = parts.map(({ floor }): RoundedShare => ({ cents: Number(floor), remainder_cent: 0 }));
  if (spare === 0) return shares;
  parts.sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  for (const { index, floor } of parts.slice(0, spare)) {
    shares[index] = { cents: Number(floor) + 1, remainder_cent: 1 };
  }
  return shares;
}

/**
 * A whole amount shared by weights, to the cent (R-MNY-08 with T = total): portions of a policy, policy counts, pools.
 * No weight at all shares nothing.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => fraction(BigInt(total) * BigInt(weight), all));
  return largestRemainder(exact).map(({ cents }) => cents);
}
