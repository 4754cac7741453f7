import { describe, expect, it } from 'vitest';
import { treeSearch, withView } from './tree-search.ts';

const TODAY = '2026-11-20';
const read = (search: Record<string, unknown>) => treeSearch(search, TODAY);

describe('the address of a tree', () => {
  it('says what differs from the plain view, and nothing else', () => {
    expect(read({})).toEqual({});
    expect(read({ look: 'outline', orientation: 'vertical', color: 'license', depth: 5 })).toEqual({
      look: 'outline',
      color: 'license',
      depth: 5,
    });
    expect(read({ day: '2026-11-01', since: '2026-01-31', at: 'u000007' })).toEqual({
      day: '2026-11-01',
      since: '2026-01-31',
      at: 'U000007',
    });
  });

  it('falls back where it cannot be read', () => {
    expect(
      read({
        look: 'sphere',
        color: 3,
        size: [],
        depth: 9,
        day: '2026-02-30',
        since: 'yesterday',
        at: '<b>',
      }),
    ).toEqual({});
  });

  it('knows no day to come, and compares with an earlier one alone', () => {
    expect(read({ day: '2026-11-21' })).toEqual({});
    expect(read({ day: TODAY })).toEqual({});
    expect(read({ since: TODAY })).toEqual({});
    expect(read({ day: '2026-06-01', since: '2026-06-01' })).toEqual({ day: '2026-06-01' });
  });

  it('keeps days and person when the view changes', () => {
    const search = read({ day: '2026-11-01', at: 'U000007', look: 'outline' });
    expect(withView(search, { look: 'chart', size: 'month_bv' })).toEqual({
      day: '2026-11-01',
      at: 'U000007',
      size: 'month_bv',
    });
  });
});
