import { formatDate } from '../dates.ts';
import type { Currency } from '../enumerations/payments.ts';
import type { Country } from '../enumerations/people.ts';
import { type LevelCode, levelOf } from '../levels.ts';
import { formatBps, formatMoney, formatNumber } from '../money.ts';
import { fraction, halfUp, parseFraction } from './exact.ts';

/** How an explanation names people and amounts. Without it codes and US dollars stand. */
export interface Wording {
  readonly nameOf?: (code: string) => string;
  readonly currency?: Currency;
  /** Country of the reader; the other country's money carries its letters. */
  readonly viewer?: Country;
}

/** The words of one explanation. */
export interface Words {
  readonly name: (code: string) => string;
  readonly money: (cents: number) => string;
  readonly percent: (bps: number) => string;
  readonly level: (level_code: LevelCode) => string;
  readonly date: (date: string) => string;
  /** A fraction of cents: `4,197.52 cents`; with more than four decimals `about 583.33 cents`. */
  readonly exactCents: (exact: string) => string;
}

function exactCents(exact: string): string {
  const { num, den } = parseFraction(exact);
  const size = num < 0n ? -num : num;
  const isExact = (size * 10_000n) % den === 0n;
  const digits = isExact ? 4 : 2;
  const scale = 10 ** digits;
  const scaled = halfUp(fraction(size * BigInt(scale), den));
  const rest = String(scaled % scale)
    .padStart(digits, '0')
    .replace(/0+$/, '');
  const number = `${formatNumber(Math.floor(scaled / scale))}${rest && `.${rest}`}`;
  return `${isExact ? '' : 'about '}${number} ${number === '1' ? 'cent' : 'cents'}`;
}

export const wordsOf = ({ nameOf = (code) => code, currency, viewer }: Wording): Words => ({
  name: nameOf,
  money: (cents) => formatMoney(cents, currency, viewer),
  percent: formatBps,
  level: (level_code) => levelOf(level_code).name,
  date: formatDate,
  exactCents,
});

/** Whether a trace's fraction has parts of a cent. */
export const isWholeCents = (exact: string): boolean => !exact.includes('/');

export const portionName = (portion: number): string =>
  portion === 0 ? 'The Writing portion' : `Split ${portion}`;
