import { describe, expect, it } from 'vitest';
import type { DataListColumn } from '../types.ts';
import { fitValue, problemOf } from './filter-draft.ts';
import { amountText, chipsOf, operatorsOf, parseAmount, removeCondition, setCondition } from './filters.ts';

const options = ['CA', 'TX', 'NY', 'FL'].map((value) => ({ value, label: `State ${value}` }));
const columns: DataListColumn<never>[] = [
  { id: 'name', label: 'Name', type: 'text', filter: { type: 'text' } },
  { id: 'state', label: 'State', type: 'enum', filter: { type: 'enum', options, nullable: true } },
  { id: 'premium', label: 'Premium', type: 'money', filter: { type: 'money' } },
  { id: 'bv', label: 'BV', type: 'bv', filter: { type: 'bv' } },
  { id: 'share', label: 'Share', type: 'percent', filter: { type: 'percent' } },
  { id: 'born', label: 'Born', type: 'date', filter: { type: 'date' } },
  { id: 'seen', label: 'Seen', type: 'datetime', filter: { type: 'datetime' } },
  { id: 'licensed', label: 'Licensed', type: 'boolean', filter: { type: 'boolean' } },
  { id: 'code', label: 'Code', type: 'text' },
];
const text = (filter: Parameters<typeof chipsOf>[0]) =>
  chipsOf(filter, columns).map((chip) => [chip.label, chip.verb, chip.text].join(' ').trim());

describe('the operators of a column', () => {
  it('are those of its type (R-GEN-06)', () => {
    expect(operatorsOf({ type: 'text' })).toEqual(['contains', 'startsWith', 'eq']);
    expect(operatorsOf({ type: 'bv' })).toEqual(['eq', 'gt', 'gte', 'lt', 'lte', 'between']);
    expect(operatorsOf({ type: 'boolean' })).toEqual(['eq']);
  });

  it('have "is empty" only where the field may be empty', () => {
    expect(operatorsOf({ type: 'enum', nullable: true })).toEqual(['eq', 'in', 'isNull']);
    expect(operatorsOf({ type: 'enum', operators: ['in', 'isNull'] })).toEqual(['in']);
  });
});

describe('a chip', () => {
  it('reads as a sentence, with amounts and dates as they are shown', () => {
    expect(text({ name: { contains: 'lee' } })).toEqual(['Name contains lee']);
    expect(text({ premium: { gte: 100_000 } })).toEqual(['Premium is at least $1,000.00']);
    expect(text({ share: { between: [2500, 5050] } })).toEqual(['Share is between 25% and 50.5%']);
    expect(text({ bv: { lt: 1_000_000 } })).toEqual(['BV is less than 10,000.00']);
    expect(text({ born: { lte: '2001-02-03' } })).toEqual(['Born is on or before 02/03/2001']);
    expect(text({ born: { during: 'last_30_days' } })).toEqual(['Born is during last 30 days']);
    expect(text({ born: { during: 'over_6_months_ago' } })).toEqual(['Born is over 6 months ago']);
    expect(text({ licensed: { eq: false } })).toEqual(['Licensed is No']);
    expect(text({ state: { isNull: true } })).toEqual(['State is empty']);
    expect(text({ state: { isNull: false } })).toEqual(['State is not empty']);
  });

  it('shows what is no date as it is, and the host refuses it', () => {
    expect(text({ born: { gte: 'not a date' } })).toEqual(['Born is on or after not a date']);
    expect(text({ seen: { lte: 'yesterday at noon' } })).toEqual(['Seen is on or before yesterday at noon']);
  });

  it('shortens long lists', () => {
    expect(text({ state: { in: ['CA', 'TX'] } })).toEqual(['State is any of State CA, State TX']);
    expect(text({ state: { in: ['CA', 'TX', 'NY', 'FL'] } })).toEqual([
      'State is any of State CA, State TX and 2 more',
    ]);
  });

  it('exists for each condition of a field the list can filter', () => {
    expect(text({ premium: { gte: 100, lte: 200 }, code: { eq: 'x' }, gone: { eq: 'y' } })).toHaveLength(2);
  });
});

describe('changing a condition', () => {
  it('trims text and drops what is empty (SPEC 5)', () => {
    expect(setCondition({}, 'name', 'contains', '  lee ')).toEqual({ name: { contains: 'lee' } });
    expect(setCondition({ name: { contains: 'lee' } }, 'name', 'contains', '  ')).toEqual({});
    expect(setCondition({}, 'premium', 'between', [100, ''])).toEqual({});
  });

  it('replaces the operator it was edited from and keeps the others', () => {
    const filter = { premium: { gte: 100, lte: 900 } };
    expect(setCondition(filter, 'premium', 'gt', 200, 'gte')).toEqual({ premium: { gt: 200, lte: 900 } });
  });

  it('leaves the order of the chips', () => {
    const filter = { name: { contains: 'a' }, state: { in: ['CA'] } };
    expect(Object.keys(setCondition(filter, 'name', 'contains', 'b'))).toEqual(['name', 'state']);
  });

  it('keeps the place of a condition whose operator changes', () => {
    const filter = { premium: { gte: 100, lte: 900 } };
    expect(Object.keys(setCondition(filter, 'premium', 'gt', 5, 'gte').premium ?? {})).toEqual(['gt', 'lte']);
    expect(setCondition(filter, 'premium', 'lte', 5, 'gte')).toEqual({ premium: { lte: 5 } });
  });

  it('removes one condition, and the field with its last', () => {
    expect(removeCondition({ premium: { gte: 1, lte: 2 } }, 'premium', 'gte')).toEqual({
      premium: { lte: 2 },
    });
    expect(removeCondition({ premium: { gte: 1 } }, 'premium', 'gte')).toEqual({});
  });
});

describe('an amount', () => {
  it('is typed in dollars, BV or percent and sent in cents or basis points', () => {
    expect(parseAmount('$1,234.56', 'money')).toBe(123_456);
    expect(parseAmount('33.33%', 'percent')).toBe(3333);
    expect(parseAmount('12', 'number')).toBe(12);
    expect(parseAmount('0.29', 'money')).toBe(29);
    expect(parseAmount('twelve', 'money')).toBeNull();
    expect(amountText(123_456, 'money')).toBe('1234.56');
    expect(amountText(undefined, 'money')).toBe('');
  });
});

describe('a half-written condition', () => {
  it('carries its value to the next operator where that makes sense', () => {
    expect(fitValue('between', 5)).toEqual([5, '']);
    expect(fitValue('eq', [5, 9])).toBe(5);
    expect(fitValue('in', 'CA')).toEqual(['CA']);
    expect(fitValue('isNull', 'CA')).toBe(true);
  });

  it('says that a number could not be read', () => {
    expect(problemOf('Premium', 'gte', Number.NaN)).toBe('Premium is not valid');
    expect(problemOf('Premium', 'between', [Number.NaN, 5])).toBe('Premium is not valid');
  });

  it('says what is missing before it is applied', () => {
    expect(problemOf('Name', 'contains', ' ')).toBe('Name is required');
    expect(problemOf('State', 'in', [])).toBe('State is required');
    expect(problemOf('Born', 'between', ['2001-01-01', ''])).toBe('Both ends are required');
    expect(problemOf('Born', 'between', ['2002-01-01', '2001-01-01'])).toMatch(/must not be greater/);
    expect(problemOf('Born', 'between', ['2001-01-01', '2002-01-01'])).toBeNull();
  });
});
