import type { ListFilter } from '@upline/domain';
import type { SavedView } from '@upline/ui-kit/data-list/types.ts';
import { describe, expect, it } from 'vitest';
import { listSearch } from './list-search.ts';
import { layoutOf, queryOfState, searchOf, stateOf, viewsOf } from './list-state.ts';

const column = (id: string) => ({ id, visible: true, width: null, pinned: false });
const view: SavedView = {
  id: 'v-1',
  name: 'Texas',
  filter: { state: { in: ['TX'] } },
  order: { name: 'ASC' },
  columns: [column('name')],
  is_default: true,
};

describe('the address of a list', () => {
  it('takes what is well-formed', () => {
    const search = { page: 2, filter: { name: { contains: 'lee' } }, order: { name: 'ASC' }, view: 'v-1' };
    expect(listSearch(search)).toEqual(search);
  });

  it.each([
    { page: 0 },
    { page: -1 },
    { page: 1.5 },
    { page: 'x' },
    { page: 10_001 },
    { filter: 'x' },
    { filter: [] },
    { filter: { name: 'lee' } },
    { filter: { name: { eq: { first: 'lee' } } } },
    { filter: { name: { eq: null } } },
    { filter: { joined: { during: 7 } } },
    { filter: { any: { name: { eq: 'lee' } } } },
    { filter: { any: [{ name: { eq: 'lee' } }] } },
    { filter: { any: [[{ name: 'lee' }]] } },
    { filter: { name: [[{ city: { eq: 'x' } }]] } },
    { order: { name: 'up' } },
    { order: [] },
    { view: 7 },
    { columns: 'name' },
    { columns: [1] },
    { unknown: true },
  ])('leaves %j out instead of breaking (features.md D.3)', (search) => {
    expect(listSearch(search)).toEqual({});
  });

  it.each<ListFilter>([
    { name: { contains: 'lee' } },
    { state: { eq: 'TX' }, any: [[{ city: { eq: 'Waco' } }, { age: { gte: 65 } }]] },
  ])('reads back as the same state: %j', (filter) => {
    const state = stateOf({ page: 3, filter, order: { name: 'DESC' } }, null, []);
    const search = searchOf(state, {}, false);
    expect(listSearch(JSON.parse(JSON.stringify(search)))).toEqual(search);
    expect(stateOf(search, null, [])).toEqual(state);
  });

  it('drops empty filters and trims their texts (SPEC §5)', () => {
    const state = stateOf({}, null, []);
    const filled = { ...state, filter: { name: { contains: '  lee ' }, city: { contains: ' ' } } };
    expect(searchOf(filled, {}, false)).toEqual({ filter: { name: { contains: 'lee' } } });
    expect(queryOfState(filled).filter).toEqual({ name: { contains: 'lee' } });
  });
});

describe('the state of a list', () => {
  it('starts at page 1 with 100 rows (SPEC §9)', () => {
    expect(stateOf({}, null, [])).toMatchObject({ page: 1, limit: 100, filter: {}, order: {}, view: null });
  });

  it('opens with the default view, unless the address says something', () => {
    expect(stateOf({}, null, [view])).toMatchObject({ view: 'v-1', filter: view.filter, order: view.order });
    expect(stateOf({ view: 'all' }, null, [view])).toMatchObject({ view: null, filter: {} });
    expect(stateOf({ page: 2 }, null, [view])).toMatchObject({ view: null, page: 2 });
  });

  it('opens with a view of the product until the reader has chosen an own one', () => {
    const waiting = { id: 'open', name: 'Waiting', filter: { state: { eq: 'TX' } }, opensFirst: true };
    expect(stateOf({}, null, viewsOf([waiting], []))).toMatchObject({ view: 'open', filter: waiting.filter });
    const stored = {
      id: 'v-2',
      list: 'clients',
      name: 'Ohio',
      filter: {},
      order: {},
      layout: null,
      is_default: true,
      position: 1,
      owner: null,
      shared_with: null,
      created_at: '2026-01-01T00:00:00Z',
      updated_at: '2026-01-01T00:00:00Z',
      version: 1,
    };
    expect(stateOf({}, null, viewsOf([waiting], [stored])).view).toBe('v-2');
    expect(stateOf({}, null, viewsOf([waiting], [{ ...stored, is_default: false }])).view).toBe('open');
  });

  it('says "all" in the address only where a default view would come back otherwise', () => {
    const state = { ...stateOf({}, null, []), view: null };
    expect(searchOf(state, {}, true)).toEqual({ view: 'all' });
    expect(searchOf(state, {}, false)).toEqual({});
  });

  it('keeps the arrangement as the server does', () => {
    const layout = {
      columns: [{ id: 'name', visible: true, width: 240, pinned: 'left' as const }],
      density: 'compact' as const,
      page_size: 50,
    };
    const state = stateOf({}, layout, []);
    expect(state).toMatchObject({ limit: 50, density: 'compact', columns: [{ id: 'name', pinned: true }] });
    expect(layoutOf(state)).toEqual(layout);
  });

  it('keeps the very columns while only the address changes', () => {
    const layout = {
      columns: [{ id: 'name', visible: true, width: null, pinned: null }],
      density: 'comfortable' as const,
      page_size: null,
    };
    expect(stateOf({ page: 2 }, layout, []).columns).toBe(stateOf({}, layout, []).columns);
    expect(stateOf({ page: 2 }, null, []).columns).toBe(stateOf({}, null, []).columns);
  });

  it('shows the columns a copied link names, in its order', () => {
    const layout = {
      columns: [column('name'), column('city')].map((each) => ({ ...each, pinned: null })),
      density: 'comfortable' as const,
      page_size: null,
    };
    expect(stateOf({ columns: ['city'] }, layout, []).columns).toEqual([
      column('city'),
      { ...column('name'), visible: false },
    ]);
  });
});
