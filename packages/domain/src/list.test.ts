import { describe, expect, it } from 'vitest';
import { cleanFilter, type FilterGroup, filteredFields } from './list.ts';

describe('the filter that is sent (SPEC §5)', () => {
  it('drops empty values and empty operators and trims texts', () => {
    expect(
      cleanFilter({
        name: { contains: '  lee ', startsWith: '   ' },
        state: { in: ['CA', ' ', 'TX'] },
        city: { '': 'x' },
        phone: { eq: null },
        email: undefined,
        level: { in: [] },
        amount: { gte: 0, lte: Number.NaN },
        licensed: { eq: false },
      }),
    ).toEqual({
      name: { contains: 'lee' },
      state: { in: ['CA', 'TX'] },
      amount: { gte: 0 },
      licensed: { eq: false },
    });
  });
  it('drops alternatives and groups that hold nothing, and joins the rest', () => {
    const any = [[{ name: { contains: ' lee ' } }, { city: { eq: ' ' } }], [{ state: { in: [] } }]];
    expect(cleanFilter({ state: { eq: 'TX' }, any })).toEqual({
      state: { eq: 'TX' },
      any: [[{ name: { contains: 'lee' } }]],
    });
    expect(cleanFilter({ any: [] })).toEqual({});
  });
  it('names every field once, those of alternatives too', () => {
    const any: FilterGroup[] = [
      [{ name: { contains: 'lee' } }, { city: { eq: 'Waco' }, state: { eq: 'TX' } }],
    ];
    expect(filteredFields({ state: { eq: 'CA' }, any })).toEqual(['state', 'name', 'city']);
  });
  it('drops a range with one end missing', () => {
    expect(cleanFilter({ join_date: { between: ['2026-01-01', ''] } })).toEqual({});
    expect(cleanFilter({ join_date: { between: ['2026-01-01', '2026-02-01'] } })).toEqual({
      join_date: { between: ['2026-01-01', '2026-02-01'] },
    });
  });
});
