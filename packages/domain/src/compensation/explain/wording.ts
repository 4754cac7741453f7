import { type LevelCode, levelOf } from '../../access/levels.ts';
import { formatDate } from '../../dates.ts';
import type { Currency } from '../../enumerations/payments.ts';
import type { Country } from '../../enumerations/people.ts';
import { formatBps, formatBv, formatMoney } from '../../money.ts';
import { fraction, halfUp, parseFraction } from '../exact.ts';

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
  readonly volume: (cents: number) => string;
  /** A fraction of cents as money: `$41.9752`; with more than six places `about $5.8333`. */
  readonly exactMoney: (exact: string) => string;
}

function exactMoney(exact: string, money: Words['money']): string {
  const { num, den } = parseFraction(exact);
  const size = num < 0n ? -num : num;
  const isExact = (size * 10_000n) % den === 0n;
  const digits = isExact ? 4 : 2;
  const scale = 10 ** digits;
  const scaled = halfUp(fraction(size * BigInt(scale), den));
  const rest = String(scaled % scale)
    .padStart(digits, '0')
    .replace(/0+$/, '');
  return `${isExact ? '' : 'about '}${money(Math.floor(scaled / scale))}${rest}`;
}

export function wordsOf({ nameOf = (code) => code, currency, viewer }: Wording): Words {
  const money = (cents: number) => formatMoney(cents, currency, viewer);
  return {
    name: nameOf,
    money,
    volume: formatBv,
    percent: formatBps,
    level: (level_code) => levelOf(level_code).name,
    date: formatDate,
    exactMoney: (exact) => exactMoney(exact, money),
  };
}

export interface ExactMoney extends Pick<Wording, 'currency' | 'viewer'> {
  /** With a plus too. */
  readonly signed?: boolean;
}

/** A fraction of cents with its sign: `-$0.0065`; what has more than four places is rounded and says so. */
export function formatExactMoney(
  exact: string,
  { currency, viewer, signed = false }: ExactMoney = {},
): string {
  const [, about = '', size = ''] =
    /^(about )?(.*)$/.exec(exactMoney(exact, (cents) => formatMoney(cents, currency, viewer))) ?? [];
  return `${about}${exact.startsWith('-') ? '-' : signed ? '+' : ''}${size}`;
}

/** Whether a trace's fraction has parts of a cent. */
export const isWholeCents = (exact: string): boolean => !exact.includes('/');

export const portionName = (portion: number): string =>
  portion === 0 ? 'The Writing portion' : `Split ${portion}`;
