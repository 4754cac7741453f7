import type { Currency } from './enumerations/payments.ts';
import type { Country } from './enumerations/people.ts';
import { numberFormat } from './intl.ts';

/** The largest amount a person can enter, in cents: 999,999,999.99 (R-VAL-16). */
export const MAX_MONEY_CENTS = 99_999_999_999;
/** From here on tiles show the compact form, the full figure in the tooltip (SPEC §9). */
export const COMPACT_FROM = 10_000;

const localeOf = (country: Country) => (country === 'Canada' ? 'en-CA' : 'en-US');

/** What is paid and asked in a country. */
export const currencyOf = (country: Country): Currency => (country === 'Canada' ? 'CAD' : 'USD');

/** Cents as an exact decimal text; no amount passes through a float. */
function decimalOf(cents: number): `${number}` {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
}

/**
 * `123456` → `$1,234.56`. The other country's currency carries its letters: `CA$1,234.56` for a viewer in the USA,
 * `US$1,234.56` for one in Canada (domain.md 0.2).
 */
export function formatMoney(cents: number, currency: Currency = 'USD', viewer: Country = 'USA'): string {
  return numberFormat(localeOf(viewer), { style: 'currency', currency }).format(decimalOf(cents));
}

/** As `formatMoney`, compact from 10,000 on: `$12.3K`. */
export function formatMoneyCompact(
  cents: number,
  currency: Currency = 'USD',
  viewer: Country = 'USA',
): string {
  if (Math.abs(cents) < COMPACT_FROM * 100) return formatMoney(cents, currency, viewer);
  return numberFormat(localeOf(viewer), {
    style: 'currency',
    currency,
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  }).format(decimalOf(cents));
}

/** A count: `9,999`. */
export function formatNumber(value: number): string {
  return numberFormat('en-US', { maximumFractionDigits: 2 }).format(value);
}

/** A count on a tile, or any figure on an axis: `9,999`, but `12.3K` from 10,000 on. */
export function formatCompact(value: number): string {
  if (Math.abs(value) < COMPACT_FROM) return formatNumber(value);
  return numberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 }).format(value);
}

/** Business volume in cents, one BV being one dollar, for a column that says BV at its head: `3,600.00`. */
export function formatVolume(cents: number): string {
  return numberFormat('en-US', { minimumFractionDigits: 2 }).format(decimalOf(cents));
}

/** Business volume: `3,600.00 BV`; always two places, never as money. */
export const formatBv = (cents: number): string => `${formatVolume(cents)} BV`;

/** BV on a tile: `9,999.99 BV`, but `12.3K BV` from 10,000 on (domain.md 0.2). */
export function formatBvCompact(cents: number): string {
  if (Math.abs(cents) < COMPACT_FROM * 100) return formatBv(cents);
  return `${formatCompact(cents / 100)} BV`;
}

/** A rate in basis points: `3333` → `33.33%`, `2500` → `25%`. */
export function formatBps(bps: number): string {
  return `${decimalOf(bps).replace(/\.?0+$/, '')}%`;
}

/** A limit of a number as messages say it: of cents in whole units (`5,000`), of basis points in percent (`150%`). */
export function limitText(unit: 'cents' | 'bps' | undefined, limit: number): string {
  if (unit === 'cents') return formatNumber(limit / 100);
  return unit === 'bps' ? formatBps(limit) : String(limit);
}

/** Plain or grouped digits with at most two decimals, in hundredths. */
function parseHundredths(text: string): number | undefined {
  const [, sign, whole, fraction = ''] =
    /^([-−]?)(\d+|\d{1,3}(?:,\d{3})+|(?=\.\d))(?:\.(\d{0,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const value = Number(`${whole.replaceAll(',', '')}${fraction.padEnd(2, '0')}`);
  if (!Number.isSafeInteger(value)) return undefined;
  return sign && value !== 0 ? -value : value;
}

/**
 * A typed amount in cents: `1234.5`, `$1,234.50`. Undefined when it is no amount, has more than two decimals or exceeds
 * 999,999,999.99 (R-VAL-16).
 */
export function parseMoney(text: string): number | undefined {
  const cents = parseHundredths(text.replace(/\s/g, '').replace(/^([-−]?)(?:CA|US)?\$/, '$1'));
  return cents === undefined || Math.abs(cents) > MAX_MONEY_CENTS ? undefined : cents;
}

/** A typed percentage in basis points: `33.33` or `33.33%` → `3333`; at most two decimals (R-VAL-15). */
export function parsePercent(text: string): number | undefined {
  return parseHundredths(text.replace(/\s/g, '').replace(/%$/, ''));
}
