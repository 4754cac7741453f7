import { describe, expect, it } from 'vitest';
import { daysDuring, RELATIVE_DATES, relativeDateName } from './relative-dates.ts';

describe('relative dates', () => {
  it.each([
    ['today', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-02-28', '2026-02-28'],
    ['last_7_days', '2026-02-23', '2026-03-01'],
    ['last_90_days', '2025-12-02', '2026-03-01'],
    ['this_month', '2026-03-01', '2026-03-31'],
    ['last_month', '2026-02-01', '2026-02-28'],
    ['this_year', '2026-01-01', '2026-12-31'],
    ['next_30_days', '2026-03-01', '2026-03-30'],
    ['over_6_months_ago', '1900-01-01', '2025-08-31'],
  ] as const)('%s is %s to %s on the first of March', (name, from, to) => {
    expect(daysDuring(name, '2026-03-01')).toEqual([from, to]);
  });

  it('go from the lower to the higher day on every day of a leap year', () => {
    for (const name of RELATIVE_DATES)
      for (const today of ['2028-01-31', '2028-02-29', '2028-12-31', '2028-03-30']) {
        const [from, to] = daysDuring(name, today);
        expect(from <= to).toBe(true);
      }
  });

  it('are said in words', () => {
    expect(relativeDateName('last_90_days')).toBe('Last 90 days');
  });
});
