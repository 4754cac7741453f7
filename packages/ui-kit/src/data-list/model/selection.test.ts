import { describe, expect, it } from 'vitest';
import {
  asSelection,
  NOTHING,
  offersMatching,
  pageMark,
  selectMatching,
  togglePage,
  toggleRange,
  toggleRow,
} from './selection.ts';

const page = ['a', 'b', 'c', 'd', 'e'];
const ids = (state: { ids: ReadonlySet<string> }) => [...state.ids].sort();

describe('the selection', () => {
  it('ticks and clears one row', () => {
    const one = toggleRow(NOTHING, 'b');
    expect(ids(one)).toEqual(['b']);
    expect(ids(toggleRow(one, 'b'))).toEqual([]);
  });

  it('takes the range from the last ticked row with Shift, in both directions', () => {
    expect(ids(toggleRange(toggleRow(NOTHING, 'b'), page, 'd'))).toEqual(['b', 'c', 'd']);
    expect(ids(toggleRange(toggleRow(NOTHING, 'd'), page, 'b'))).toEqual(['b', 'c', 'd']);
  });

  it('clears a range that ends on a ticked row', () => {
    const all = togglePage(NOTHING, page);
    const from = toggleRow(all, 'b');
    expect(ids(toggleRange(from, page, 'd'))).toEqual(['a', 'e']);
  });

  it('takes the single row when the last ticked one is on another page', () => {
    expect(ids(toggleRange(toggleRow(NOTHING, 'z'), page, 'c'))).toEqual(['c', 'z']);
  });

  it('marks the page as none, some or all', () => {
    expect(pageMark(NOTHING, page)).toBe('none');
    expect(pageMark(toggleRow(NOTHING, 'a'), page)).toBe('some');
    expect(pageMark(togglePage(NOTHING, page), page)).toBe('all');
    expect(pageMark(NOTHING, [])).toBe('none');
  });

  it('keeps what is ticked on other pages', () => {
    const other = togglePage(toggleRow(NOTHING, 'z'), page);
    expect(ids(togglePage(other, page))).toEqual(['z']);
  });

  it('offers everything that matches once the page is ticked and there is more', () => {
    const all = togglePage(NOTHING, page);
    expect(offersMatching(all, page, 240)).toBe(true);
    expect(offersMatching(all, page, 5)).toBe(false);
    expect(offersMatching(all, page, null)).toBe(false);
    expect(offersMatching(toggleRow(NOTHING, 'a'), page, 240)).toBe(false);
    expect(offersMatching(selectMatching(all, page), page, 240)).toBe(false);
  });

  it('hands over the filter, not the keys, when everything matches', () => {
    const filter = { state: { in: ['CA'] } };
    const all = selectMatching(NOTHING, page);
    expect(asSelection(all, 240, filter)).toEqual({ mode: 'matching', ids: [], count: 240, filter });
    expect(asSelection(toggleRow(NOTHING, 'a'), 240, filter)).toEqual({
      mode: 'rows',
      ids: ['a'],
      count: 1,
      filter,
    });
  });

  it('falls back to the page when a row of "all matching" is cleared', () => {
    const less = toggleRow(selectMatching(NOTHING, page), 'c');
    expect(less.matching).toBe(false);
    expect(ids(less)).toEqual(['a', 'b', 'd', 'e']);
  });
});
