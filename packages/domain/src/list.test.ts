import { describe, expect, it } from 'vitest';
import { cleanFilter } from './list.ts';

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
  it('drops a range with one end missing', () => {
    expect(cleanFilter({ join_date: { between: ['2026-01-01', ''] } })).toEqual({});
    expect(cleanFilter({ join_date: { between: ['2026-01-01', '2026-02-01'] } })).toEqual({
      join_date: { between: ['2026-01-01', '2026-02-01'] },
    });
  });
});
