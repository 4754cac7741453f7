import { type ListFilter, plainPart } from '@upline/domain';
import { describe, expect, it } from 'vitest';
import type { DataListColumn } from '../types.ts';
import { asGroup, filterSentence, groupChips, partAt, withPart } from './filter-groups.ts';
import { chipsOf } from './filters.ts';

const columns: DataListColumn<never>[] = [
  { id: 'name', label: 'Name', type: 'text', filter: { type: 'text' } },
  { id: 'city', label: 'City', type: 'text', filter: { type: 'text' } },
  { id: 'age', label: 'Age', type: 'number', filter: { type: 'number' } },
];
const filter: ListFilter = {
  name: { contains: 'lee' },
  any: [[{ city: { eq: 'Waco' } }, { age: { gte: 65 }, city: { eq: 'Ely' } }]],
};

describe('alternatives of a filter', () => {
  it('are said as one sentence', () => {
    const single = chipsOf(plainPart(filter), columns).map((chip) => [[chip]]);
    expect(filterSentence([...single, ...groupChips(filter, columns)])).toBe(
      'Filtered: Name contains lee; City is Waco, or Age is at least 65 and City is Ely',
    );
    expect(filterSentence([])).toBe('');
  });

  it('begin with a condition that is there already', () => {
    const [chip] = chipsOf({ name: { contains: 'lee' } }, columns);
    if (!chip) throw new Error('A filter has chips');
    const grouped = asGroup({ name: { contains: 'lee' }, city: { eq: 'Waco' } }, chip);
    expect(grouped).toEqual({ city: { eq: 'Waco' }, any: [[{ name: { contains: 'lee' } }]] });
    expect(withPart(grouped, { group: 0, index: 1 }, { age: { gt: 1 } })).toEqual({
      city: { eq: 'Waco' },
      any: [[{ name: { contains: 'lee' } }, { age: { gt: 1 } }]],
    });
  });

  it('are changed at their place, and are plain again when one is left', () => {
    expect(partAt(filter, { group: 0, index: 1 })).toEqual({ age: { gte: 65 }, city: { eq: 'Ely' } });
    expect(withPart(filter, { group: 0, index: 0 }, { city: { eq: 'Katy' } })).toEqual({
      name: { contains: 'lee' },
      any: [[{ city: { eq: 'Katy' } }, { age: { gte: 65 }, city: { eq: 'Ely' } }]],
    });
    expect(withPart(filter, { group: 0, index: 1 }, {})).toEqual({
      name: { contains: 'lee' },
      city: { eq: 'Waco' },
    });
  });

  it('keep a group of one where the field is filtered by itself as well', () => {
    const both: ListFilter = {
      city: { contains: 'a' },
      any: [[{ city: { eq: 'Waco' } }, { age: { gt: 1 } }]],
    };
    expect(withPart(both, { group: 0, index: 1 }, {})).toEqual({
      city: { contains: 'a' },
      any: [[{ city: { eq: 'Waco' } }]],
    });
    expect(withPart(both, null, {})).toEqual({ any: both.any });
  });
});
