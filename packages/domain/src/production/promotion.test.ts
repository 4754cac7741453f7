import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEVEL_CODES } from '../access/levels.ts';
import { addDays } from '../dates.ts';
import { contestPeriod, PERIOD_KINDS, periodOf } from './periods.ts';
import {
  changeEffectiveOn,
  guaranteeError,
  levelRequestError,
  nextLevel,
  rollingWindow,
  transferCountsFrom,
} from './promotion.ts';
import { isInGoodStanding } from './standing.ts';

describe('windows and effective dates', () => {
  it('are closed calendar months, the last of them before today', () => {
    expect(rollingWindow('2026-05-15', 3)).toEqual({ from: '2026-02-01', to: '2026-04-30' });
    expect(rollingWindow('2026-05-31', 3)).toEqual({ from: '2026-02-01', to: '2026-04-30' });
    expect(rollingWindow('2026-06-01', 3)).toEqual({ from: '2026-03-01', to: '2026-05-31' });
    expect(rollingWindow('2026-01-01', 12)).toEqual({ from: '2025-01-01', to: '2025-12-31' });
  });
  it('take effect on the first of the next month (R-LVL-02, R-LVL-04)', () => {
    expect(['2026-01-01', '2026-01-31', '2026-12-15'].map(changeEffectiveOn)).toEqual([
      '2026-02-01',
      '2026-02-01',
      '2027-01-01',
    ]);
  });
  it('let a transferred team count after six months (R-LVL-06)', () => {
    expect(transferCountsFrom('2026-03-01')).toBe('2026-09-01');
    expect(transferCountsFrom('2025-08-31')).toBe('2026-02-28');
  });
});

describe('levels', () => {
  it('go up one at a time', () => {
    expect(LEVEL_CODES.map(nextLevel)).toEqual([...LEVEL_CODES.slice(1), null]);
  });
  it('never fall below what was promised (R-LVL-05)', () => {
    expect(guaranteeError('MD', 'SA')).toBeUndefined();
    expect(guaranteeError('SA', 'SA')).toBeUndefined();
    expect(guaranteeError('TA', null)).toBeUndefined();
    expect(guaranteeError('A', 'SA')).toBe('Level cannot be lower than the guaranteed Senior Associate');
  });
});

describe('a level request (domain.md 2.33)', () => {
  const request = {
    from: 'MD',
    to: 'RMD',
    approval: 'AD',
    has_pending: false,
    refused_on: null,
    today: '2026-05-15',
  } as const;
  it('asks for exactly the next level', () => {
    expect(levelRequestError(request)).toBeUndefined();
    for (const to of ['MD', 'EMD', 'SA'] as const) {
      expect(levelRequestError({ ...request, to })).toBe('Only the next level can be requested');
    }
  });
  it('is not needed where the system promotes (R-LVL-03)', () => {
    expect(levelRequestError({ ...request, from: 'SA', to: 'MD', approval: 'SYS' })).toBe(
      'This level is given automatically once its requirements are met',
    );
  });
  it('waits for the pending one, and 30 days after a refusal', () => {
    expect(levelRequestError({ ...request, has_pending: true })).toBe(
      'A request for this level is already pending',
    );
    expect(levelRequestError({ ...request, refused_on: '2026-04-16' })).toBe(
      'A new request is possible from 05/16/2026',
    );
    expect(levelRequestError({ ...request, refused_on: '2026-04-15' })).toBeUndefined();
  });
});

describe('periods (domain.md 5.4)', () => {
  it('run to date, against the whole one before', () => {
    expect(periodOf('Week', '2026-05-15')).toEqual({
      whole: { from: '2026-05-11', to: '2026-05-17' },
      current: { from: '2026-05-11', to: '2026-05-15' },
      previous: { from: '2026-05-04', to: '2026-05-10' },
    });
    expect(periodOf('Month', '2026-03-31')).toEqual({
      whole: { from: '2026-03-01', to: '2026-03-31' },
      current: { from: '2026-03-01', to: '2026-03-31' },
      previous: { from: '2026-02-01', to: '2026-02-28' },
    });
    expect(periodOf('Quarter', '2026-02-10')).toEqual({
      whole: { from: '2026-01-01', to: '2026-03-31' },
      current: { from: '2026-01-01', to: '2026-02-10' },
      previous: { from: '2025-10-01', to: '2025-12-31' },
    });
    expect(periodOf('Year', '2024-02-29')).toEqual({
      whole: { from: '2024-01-01', to: '2024-12-31' },
      current: { from: '2024-01-01', to: '2024-02-29' },
      previous: { from: '2023-01-01', to: '2023-12-31' },
    });
  });
  it('begin a week on Monday, across the year', () => {
    expect(periodOf('Week', '2026-01-01').whole).toEqual({ from: '2025-12-29', to: '2026-01-04' });
    expect(periodOf('Week', '2023-12-31').whole).toEqual({ from: '2023-12-25', to: '2023-12-31' });
  });
  it('hold their day and follow each other without a gap', () => {
    const days = fc.integer({ min: -3_000, max: 60_000 }).map((offset) => addDays('2000-01-01', offset));
    fc.assert(
      fc.property(days, fc.constantFrom(...PERIOD_KINDS), (day, kind) => {
        const { whole, current, previous } = periodOf(kind, day);
        expect(whole.from <= day && day <= whole.to).toBe(true);
        expect(current).toEqual({ from: whole.from, to: day });
        expect(addDays(previous.to, 1)).toBe(whole.from);
        expect(periodOf(kind, previous.from).whole).toEqual(previous);
        expect(periodOf(kind, addDays(whole.to, 1)).previous).toEqual(whole);
      }),
    );
  });
  it('of a contest end with its window', () => {
    const window = { from: '2026-01-01', to: '2026-12-31' };
    const before = { from: '2025-01-01', to: '2025-12-31' };
    expect(contestPeriod(window, before, '2026-05-15')).toEqual({
      whole: window,
      current: { from: '2026-01-01', to: '2026-05-15' },
      previous: before,
    });
    expect(contestPeriod(window, null, '2027-02-01').current).toEqual(window);
  });
});

describe('good standing (domain.md 1.1)', () => {
  const good = {
    status: 'Active',
    is_ama_signed: true,
    has_compliance_hold: false,
    oldest_debt_on: null,
  } as const;
  it('needs an Active member with a signed AMA, no hold and no debt older than 90 days', () => {
    expect(isInGoodStanding(good, '2026-05-15')).toBe(true);
    expect(isInGoodStanding({ ...good, oldest_debt_on: '2026-02-14' }, '2026-05-15')).toBe(true);
    expect(isInGoodStanding({ ...good, oldest_debt_on: '2026-02-13' }, '2026-05-15')).toBe(false);
    expect(isInGoodStanding({ ...good, status: 'Suspended' }, '2026-05-15')).toBe(false);
    expect(isInGoodStanding({ ...good, is_ama_signed: false }, '2026-05-15')).toBe(false);
    expect(isInGoodStanding({ ...good, has_compliance_hold: true }, '2026-05-15')).toBe(false);
  });
});
