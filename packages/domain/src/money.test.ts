import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatBps,
  formatBv,
  formatBvCompact,
  formatCompact,
  formatMoney,
  formatMoneyCompact,
  MAX_MONEY_CENTS,
  parseMoney,
  parsePercent,
} from './money.ts';

describe('amounts on screen (domain.md 0.2)', () => {
  it('marks the other country’s currency', () => {
    expect(formatMoney(123456)).toBe('$1,234.56');
    expect(formatMoney(123456, 'CAD', 'USA')).toBe('CA$1,234.56');
    expect(formatMoney(123456, 'CAD', 'Canada')).toBe('$1,234.56');
    expect(formatMoney(123456, 'USD', 'Canada')).toBe('US$1,234.56');
  });
  it('keeps every cent', () => {
    expect([0, 5, -5, -123456, MAX_MONEY_CENTS].map((cents) => formatMoney(cents))).toEqual([
      '$0.00',
      '$0.05',
      '-$0.05',
      '-$1,234.56',
      '$999,999,999.99',
    ]);
  });
  it('is compact from 10,000 on (SPEC §9)', () => {
    expect(formatMoneyCompact(999_999)).toBe('$9,999.99');
    expect(formatMoneyCompact(1_000_000)).toBe('$10K');
    expect(formatMoneyCompact(123_456_789)).toBe('$1.2M');
    expect(formatCompact(9_999)).toBe('9,999');
    expect(formatCompact(12_345)).toBe('12.3K');
    expect(formatCompact(-12_345)).toBe('-12.3K');
  });
  it('writes BV with two places and its unit, never as money', () => {
    expect([360_000, 102_860, 257_146, -5, 0].map(formatBv)).toEqual([
      '3,600.00 BV',
      '1,028.60 BV',
      '2,571.46 BV',
      '-0.05 BV',
      '0.00 BV',
    ]);
    expect([773_175, 999_999, 1_000_000, 1_057_146].map(formatBvCompact)).toEqual([
      '7,731.75 BV',
      '9,999.99 BV',
      '10K BV',
      '10.6K BV',
    ]);
  });
  it('shows rates with up to two decimals and no trailing zeros', () => {
    expect([3333, 2500, 50, 5, 0, 10_000, 250, -150].map(formatBps)).toEqual([
      '33.33%',
      '25%',
      '0.5%',
      '0.05%',
      '0%',
      '100%',
      '2.5%',
      '-1.5%',
    ]);
  });
});

describe('amounts as typed', () => {
  it('has at most two decimals and 999,999,999.99 (R-VAL-16)', () => {
    const vectors: [string, number][] = [
      ['1234.56', 123456],
      ['$1,234.5', 123450],
      ['CA$10', 1000],
      ['.5', 50],
      ['0.1', 10],
      ['5.', 500],
      ['-3', -300],
      ['999999999.99', MAX_MONEY_CENTS],
    ];
    for (const [text, cents] of vectors) expect(parseMoney(text)).toBe(cents);
    for (const text of [
      '',
      '.',
      '1.234',
      '12,34',
      '1,2345',
      'abc',
      '1e5',
      '1000000000',
      '--1',
      'Infinity',
      '0x10',
    ]) {
      expect(parseMoney(text)).toBeUndefined();
    }
  });
  it('reads back every amount it shows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -MAX_MONEY_CENTS, max: MAX_MONEY_CENTS }),
        fc.constantFrom('USD', 'CAD'),
        fc.constantFrom('USA', 'Canada'),
        (cents, currency, viewer) => parseMoney(formatMoney(cents, currency, viewer)) === cents,
      ),
    );
  });
  it('takes percentages with at most two decimals (R-VAL-15)', () => {
    expect(parsePercent('33.33')).toBe(3333);
    expect(parsePercent('25 %')).toBe(2500);
    expect(parsePercent('33.333')).toBeUndefined();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (bps) => parsePercent(formatBps(bps)) === bps),
    );
  });
});
