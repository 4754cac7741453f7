import { describe, expect, it } from 'vitest';
import { keepFigures, lastFigures } from './last-figures.ts';

function aStore() {
  let held: string | null = null;
  return {
    read: () => held,
    write: (_: string, value: string | null) => {
      held = value;
    },
  };
}

describe('the last figures of dashboards (SPEC 3)', () => {
  it('are found by person and tile', () => {
    const store = aStore();
    keepFigures(store, 'U000001', 'levels', { members: 3 });
    keepFigures(store, 'U000001', 'recruits', { count: 1 });
    keepFigures(store, 'U000001', 'levels', { members: 4 });
    expect(lastFigures(store, 'U000001', 'levels')).toEqual({ members: 4 });
    expect(lastFigures(store, 'U000001', 'recruits')).toEqual({ count: 1 });
    expect(lastFigures(store, 'U000001', 'other')).toBeUndefined();
  });

  it('are not shown to another person, whose first figures replace them (S-71)', () => {
    const store = aStore();
    keepFigures(store, 'U000001', 'levels', { members: 3 });
    expect(lastFigures(store, 'U000002', 'levels')).toBeUndefined();
    keepFigures(store, 'U000002', 'recruits', { count: 1 });
    expect(store.read()).not.toContain('U000001');
    expect(lastFigures(store, 'U000001', 'levels')).toBeUndefined();
  });

  it('stay few: the oldest make room', () => {
    const store = aStore();
    for (let index = 0; index < 100; index += 1) keepFigures(store, 'U000001', `tile ${index}`, index);
    expect(lastFigures(store, 'U000001', 'tile 39')).toBeUndefined();
    expect(lastFigures(store, 'U000001', 'tile 40')).toBe(40);
  });

  it('that cannot be read are none', () => {
    const store = aStore();
    for (const text of ['', 'null', '{"code":"U000001"}', '[']) {
      store.write('Figures', text);
      expect(lastFigures(store, 'U000001', 'levels')).toBeUndefined();
    }
  });
});
