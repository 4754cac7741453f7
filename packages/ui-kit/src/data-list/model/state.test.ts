import { describe, expect, it } from 'vitest';
import type { SavedView } from '../types.ts';
import { commandOf } from './keyboard.ts';
import { dropIndex, moved, positionAt } from './reorder.ts';
import { ariaSort, levelOf, nextOrder } from './sort.ts';
import { initialListState, partOf, rangeText } from './state.ts';
import { activeView, isChanged, nameProblem } from './views.ts';
import { isWindowed, rowsAround } from './window.ts';

const noun = { one: 'client', many: 'clients' };
const view: SavedView = {
  id: 'v',
  name: 'Texas',
  filter: { state: { in: ['TX'] } },
  order: { name: 'ASC' },
  columns: [],
};

describe('the state of a list', () => {
  it('starts at page 1 with 100 rows (SPEC 9)', () => {
    expect(initialListState()).toMatchObject({ page: 1, limit: 100, filter: {}, order: {} });
  });

  it('goes back to page 1 when something else is shown', () => {
    expect(partOf({ type: 'filter', filter: {} })).toMatchObject({ page: 1 });
    expect(partOf({ type: 'order', order: {} })).toMatchObject({ page: 1 });
    expect(partOf({ type: 'limit', limit: 50 })).toMatchObject({ page: 1 });
    expect(partOf({ type: 'view', view })).toMatchObject({
      page: 1,
      view: 'v',
      filter: view.filter,
      order: view.order,
    });
  });

  it('keeps the columns when only the filter changes (B4)', () => {
    expect(partOf({ type: 'filter', filter: {} })).not.toHaveProperty('columns');
  });

  it('says which rows these are', () => {
    const state = initialListState();
    expect(rangeText(state, 0, false, 0, noun)).toBe('0 clients');
    expect(rangeText({ ...state, page: 99 }, 0, false, 42, noun)).toBe('0 of 42 clients');
    expect(rangeText(state, 1, false, null, noun)).toBe('1 client');
    expect(rangeText(state, 42, false, 42, noun)).toBe('42 clients');
    expect(rangeText(state, 100, true, 1240, noun)).toBe('1–100 of 1,240 clients');
    expect(rangeText(state, 100, true, null, noun)).toBe('1–100 of many clients');
    expect(rangeText({ ...state, page: 3 }, 7, false, null, noun)).toBe('201–207 of 207 clients');
  });
});

describe('a view', () => {
  const state = initialListState({ view: 'v', filter: view.filter, order: view.order });

  it('is unchanged until filter, order or columns differ', () => {
    expect(isChanged(state, view)).toBe(false);
    expect(isChanged({ ...state, filter: {} }, view)).toBe(true);
    expect(isChanged({ ...state, order: { name: 'DESC' } }, view)).toBe(true);
    const arranged = { ...state, columns: [{ id: 'a', visible: true, width: 90, pinned: false }] };
    expect(isChanged(arranged, { ...view, columns: arranged.columns })).toBe(false);
    expect(isChanged(arranged, { ...view, columns: [{ ...arranged.columns[0], width: 80 }] as never })).toBe(
      true,
    );
    // A view without columns leaves them as they are.
    expect(isChanged(arranged, view)).toBe(false);
    expect(isChanged({ ...state, page: 4, density: 'compact' }, view)).toBe(false);
  });

  it('does not mind in which order its conditions were added, but in which order it sorts', () => {
    const two = {
      ...view,
      filter: { a: { eq: 1 }, b: { eq: 2 } },
      order: { x: 'ASC', y: 'ASC' },
    } as SavedView;
    const same = {
      ...state,
      filter: { b: { eq: 2 }, a: { eq: 1 } },
      order: { x: 'ASC', y: 'ASC' },
    } as typeof state;
    expect(isChanged(same, two)).toBe(false);
    expect(isChanged({ ...same, order: { y: 'ASC', x: 'ASC' } }, two)).toBe(true);
  });

  it('is nothing when the state names one that is gone', () => {
    expect(activeView({ ...state, view: 'gone' }, [view])).toBeNull();
  });

  it('needs a name of its own', () => {
    expect(nameProblem('  ', [view])).toBe('Name is required');
    expect(nameProblem('texas', [view])).toBe('Name is already in use');
    expect(nameProblem('texas', [view], 'v')).toBeNull();
    expect(nameProblem('x'.repeat(61), [])).toMatch(/at most 60/);
  });
});

describe('the sort', () => {
  it('goes from none to ascending, descending and none again', () => {
    expect(nextOrder({}, 'a', false)).toEqual({ a: 'ASC' });
    expect(nextOrder({ a: 'ASC' }, 'a', false)).toEqual({ a: 'DESC' });
    expect(nextOrder({ a: 'DESC' }, 'a', false)).toEqual({});
  });

  it('stands alone after a press, and joins the other levels after one with Shift', () => {
    expect(nextOrder({ b: 'DESC' }, 'a', false)).toEqual({ a: 'ASC' });
    expect(nextOrder({ b: 'DESC', a: 'ASC' }, 'b', true)).toEqual({ a: 'ASC' });
    expect(Object.keys(nextOrder({ b: 'DESC' }, 'a', true))).toEqual(['b', 'a']);
  });

  it('keeps the place of a level whose direction turns', () => {
    expect(Object.entries(nextOrder({ b: 'ASC', a: 'ASC' }, 'b', true))).toEqual([
      ['b', 'DESC'],
      ['a', 'ASC'],
    ]);
  });

  it('numbers its levels from two on', () => {
    expect(levelOf({ a: 'ASC' }, 'a')).toBeNull();
    expect(levelOf({ b: 'ASC', a: 'DESC' }, 'a')).toBe(2);
    expect(ariaSort({ a: 'DESC' }, 'a')).toBe('descending');
    expect(ariaSort({}, 'a')).toBe('none');
  });
});

describe('moving rows', () => {
  it('counts positions from 1 over all pages', () => {
    expect([positionAt(0, 1, 100), positionAt(4, 3, 50)]).toEqual([1, 105]);
  });

  it('lands above or below the row it is dropped on', () => {
    expect(dropIndex(0, 2, true)).toBe(2);
    expect(dropIndex(0, 2, false)).toBe(1);
    expect(dropIndex(3, 1, false)).toBe(1);
    expect(dropIndex(3, 1, true)).toBe(2);
    expect(dropIndex(2, 2, true)).toBe(2);
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  });
});

describe('the keyboard', () => {
  const stroke = (key: string, part = {}) => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...part,
  });

  it('has the keys people expect (D.4)', () => {
    expect(['j', 'k', 'x', 'e', '[', ']', '/', '?', 'Escape'].map((key) => commandOf(stroke(key)))).toEqual([
      'next',
      'previous',
      'select',
      'edit',
      'previousPage',
      'nextPage',
      'search',
      'help',
      'clear',
    ]);
    expect(commandOf(stroke('q'))).toBeNull();
  });

  it('leaves the browser its own keys', () => {
    expect(commandOf(stroke('k', { metaKey: true }))).toBeNull();
    expect(commandOf(stroke('e', { ctrlKey: true }))).toBeNull();
  });
});

describe('the window', () => {
  it('opens above 100 rows, and below when the columns alone are too many elements', () => {
    expect(isWindowed(101, 1, 0)).toBe(true);
    expect(isWindowed(50, 8, 3)).toBe(false);
    expect(isWindowed(100, 8, 3)).toBe(true);
    expect(isWindowed(20, 12, 6)).toBe(false);
  });

  it('holds the rows in sight and some around them, in blocks, never beyond either end', () => {
    expect(rowsAround(0, 12, 1_000)).toEqual({ from: 0, to: 18 });
    expect(rowsAround(500, 12, 1_000)).toEqual({ from: 496, to: 518 });
    // What was scrolled to may be gone since: fewer rows have come.
    expect(rowsAround(500, 12, 40)).toEqual({ from: 24, to: 40 });
  });
});
