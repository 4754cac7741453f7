import { describe, expect, it } from 'vitest';
import { LEVELS } from '../access/levels.ts';
import { checkSchedule, scheduleRates } from './schedule.ts';
import type { ScheduleRate } from './types.ts';

const row = (more: Partial<ScheduleRate>): ScheduleRate => ({
  product_id: null,
  product_type: null,
  level_code: 'A',
  kind: 'First Year',
  rate_bps: 3500,
  ...more,
});
const everyLevel = (rate_bps: (rank: number) => number, more: Partial<ScheduleRate> = {}) =>
  LEVELS.map(({ code, rank }) => row({ level_code: code, rate_bps: rate_bps(rank), ...more }));

describe('schedule (domain.md 2.16)', () => {
  it('looks up product, then product type, then every product, then the ladder', () => {
    const rateOf = scheduleRates([
      row({ product_id: 'p1', rate_bps: 0 }),
      row({ product_type: 'Term Life', rate_bps: 3700 }),
      row({ product_type: 'Term Life', level_code: 'SA', rate_bps: 4700 }),
      row({ rate_bps: 3600 }),
      row({ kind: 'Renewal', rate_bps: 1000 }),
    ]);
    const term = { product_type: 'Term Life', kind: 'First Year' } as const;
    expect(rateOf({ ...term, product_id: 'p1' }, 'A')).toBe(0);
    expect(rateOf({ ...term, product_id: 'p1' }, 'SA')).toBe(4700);
    expect(rateOf({ ...term, product_id: 'p2' }, 'A')).toBe(3700);
    expect(rateOf({ ...term, product_id: 'p2', product_type: 'Travel' }, 'A')).toBe(3600);
    expect(rateOf({ ...term, product_id: null, product_type: null, kind: 'Renewal' }, 'A')).toBe(1000);
    expect(rateOf({ ...term, product_id: 'p2' }, 'MD')).toBe(5500);
  });

  it('of the ladder alone stands against nothing', () => {
    expect(checkSchedule([], new Map())).toEqual([]);
  });

  it('may not pay a higher level less, the ladder’s rates counted in (R-SCH-01)', () => {
    const findings = checkSchedule(
      [row({ product_id: 'p1', level_code: 'SA', rate_bps: 3400 })],
      new Map([['p1', 'Term Life']]),
    );
    expect(findings).toEqual([
      {
        product_id: 'p1',
        product_type: 'Term Life',
        kind: 'First Year',
        rule: 'R-SCH-01',
        level_code: 'SA',
        message: 'Rate for Senior Associate must be greater than or equal to the rate of Associate',
      },
    ]);
  });

  it('sees a product against the rates of its type (R-SCH-01)', () => {
    const rows = [
      row({ product_id: 'p1', level_code: 'A', rate_bps: 4600 }),
      row({ product_type: 'Term Life', level_code: 'SA', rate_bps: 4700 }),
    ];
    expect(checkSchedule(rows, new Map([['p1', 'Term Life']]))).toEqual([]);
    expect(checkSchedule(rows, new Map([['p1', 'Travel']])).map(({ level_code }) => level_code)).toEqual([
      'SA',
    ]);
  });

  it('may reach 95 % with all generations and not more (R-SCH-02)', () => {
    expect(
      checkSchedule(
        everyLevel(() => 7900),
        new Map(),
      ),
    ).toEqual([]);
    expect(
      checkSchedule(
        everyLevel((rank) => 7900 + (rank === 90 ? 1 : 0)),
        new Map(),
      ),
    ).toMatchObject([
      { rule: 'R-SCH-02', kind: 'First Year', message: 'Schedule exceeds the maximum payout' },
    ]);
    expect(checkSchedule([], new Map(), LEVELS, [601, 400, 250, 150, 100, 100])).toHaveLength(4);
  });
});
