import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  ageOn,
  dayAt,
  daysBetween,
  firstOfMonth,
  formatDate,
  formatDateTime,
  isCalendarDate,
  isPlausibleDate,
  monthsBetween,
  nearestAgeOn,
  parseDateEntry,
} from './dates.ts';

const anyDate = fc
  .date({ min: new Date('1901-01-01'), max: new Date('2150-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the company day', () => {
  it('ends at midnight in New York, in summer and in winter', () => {
    expect(dayAt(new Date('2026-07-01T03:59:59Z'))).toBe('2026-06-30');
    expect(dayAt(new Date('2026-07-01T04:00:00Z'))).toBe('2026-07-01');
    expect(dayAt(new Date('2026-01-01T04:59:59Z'))).toBe('2025-12-31');
    expect(dayAt(new Date('2026-01-01T05:00:00Z'))).toBe('2026-01-01');
  });
});

describe('counting', () => {
  it('counts whole months with clamped month ends (R-MNY-16)', () => {
    const vectors = [
      ['2026-01-15', '2026-05-15', 4],
      ['2026-01-15', '2026-05-14', 3],
      ['2026-01-31', '2026-02-28', 1],
      ['2026-08-31', '2027-02-28', 6],
      ['2026-03-03', '2026-03-03', 0],
      ['2026-03-03', '2026-03-02', 0],
    ] as const;
    for (const [from, to, months] of vectors) expect(monthsBetween(from, to)).toBe(months);
  });
  it('agrees with adding months one by one', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1, max: 600 }), (from, months) => {
        const to = addMonths(from, months);
        return (
          monthsBetween(from, to) >= months && addMonths(from, monthsBetween(from, addDays(to, -1))) < to
        );
      }),
    );
  });
  it('goes over year ends in both directions', () => {
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(addMonths('2024-03-31', -1)).toBe('2024-02-29');
    expect(addMonths('2026-01-15', -13)).toBe('2024-12-15');
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(firstOfMonth('2024-02-29')).toBe('2024-02-01');
  });
  it('adds back the days between', () => {
    fc.assert(fc.property(anyDate, anyDate, (a, b) => addDays(a, daysBetween(a, b)) === b));
  });
  it('gives the age last birthday, 29 February on the 28th (R-VAL-13)', () => {
    expect(ageOn('1990-06-15', '2026-06-14')).toBe(35);
    expect(ageOn('1990-06-15', '2026-06-15')).toBe(36);
    expect(ageOn('2000-02-29', '2018-02-27')).toBe(17);
    expect(ageOn('2000-02-29', '2018-02-28')).toBe(18);
  });
  it('gives the age nearest birthday, a year more from six months on (R-VAL-13)', () => {
    expect(nearestAgeOn('1990-06-15', '2026-12-14')).toBe(36);
    expect(nearestAgeOn('1990-06-15', '2026-12-15')).toBe(37);
  });
});

describe('validity', () => {
  it('knows the days that exist', () => {
    for (const date of ['2024-02-29', '2000-02-29', '2026-12-31']) expect(isCalendarDate(date)).toBe(true);
    for (const date of [
      '2026-02-29',
      '1900-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-04-31',
      '26-01-01',
      '',
    ]) {
      expect(isCalendarDate(date)).toBe(false);
    }
  });
  it('takes 1900-01-01 to ten years ahead, license expiry 99 (R-VAL-14)', () => {
    expect(isPlausibleDate('1900-01-01', '2026-05-05')).toBe(true);
    expect(isPlausibleDate('1899-12-31', '2026-05-05')).toBe(false);
    expect(isPlausibleDate('2036-05-05', '2026-05-05')).toBe(true);
    expect(isPlausibleDate('2036-05-06', '2026-05-05')).toBe(false);
    expect(isPlausibleDate('2125-05-05', '2026-05-05', 99)).toBe(true);
  });
});

describe('on screen', () => {
  it('shows MM/DD/YYYY (SPEC §5)', () => {
    expect(formatDate('2026-01-31')).toBe('01/31/2026');
    expect(formatDateTime('2026-01-31T20:05:00.000Z', 'America/New_York')).toBe('01/31/2026 3:05 PM');
    expect(formatDateTime('2026-01-31T03:05:00.000Z', 'America/New_York')).toBe('01/30/2026 10:05 PM');
  });
  it('reads what people type', () => {
    for (const text of ['1/31/2026', '01/31/2026', '01-31-2026', '2026-01-31', ' 1.31.2026 ']) {
      expect(parseDateEntry(text)).toBe('2026-01-31');
    }
    for (const text of ['31/01/2026', '2/30/2026', '1/31/26', 'today', ''])
      expect(parseDateEntry(text)).toBeUndefined();
  });
  it('reads a year of two digits where it knows the latest day, never after it', () => {
    const born = (text: string) => parseDateEntry(text, '2026-11-23');
    expect(born('3/4/85')).toBe('1985-03-04');
    expect(born('03-04-05')).toBe('2005-03-04');
    expect(born('11/23/26')).toBe('2026-11-23');
    expect(born('11/24/26')).toBe('1926-11-24');
    expect(born('2/29/00')).toBe('2000-02-29');
    expect(born('2/30/85')).toBeUndefined();
    expect(born('3/4/985')).toBeUndefined();
    expect(parseDateEntry('1/1/30', '2036-11-23')).toBe('2030-01-01');
  });
  it('reads back every date it shows', () => {
    fc.assert(fc.property(anyDate, (date) => parseDateEntry(formatDate(date)) === date));
  });
});
