import { describe, expect, it } from 'vitest';
import type { DataListColumn } from '../types.ts';
import {
  changeColumn,
  clampWidth,
  layColumns,
  MAX_WIDTH,
  MIN_WIDTH,
  moveColumn,
  preferencesOf,
  visibleColumns,
} from './columns.ts';

type Row = Record<string, string>;
const columns: DataListColumn<Row>[] = [
  { id: 'code', label: 'Code', type: 'text' },
  { id: 'name', label: 'Name', type: 'text', cardRole: 'title' },
  { id: 'premium', label: 'Premium', type: 'money' },
  { id: 'note', label: 'Note', type: 'text', defaultHidden: true },
];
const ids = (laid: { id: string }[]) => laid.map((entry) => entry.id);
const preference = (id: string, part = {}) => ({ id, visible: true, width: null, pinned: false, ...part });

describe('the layout of columns', () => {
  it('puts the title first, shown and pinned, whatever the declaration says', () => {
    const [title] = layColumns(columns, [preference('name', { visible: false }), preference('code')]);
    expect(title).toMatchObject({ id: 'name', visible: true });
    expect(layColumns(columns, [])[0]).toMatchObject({ id: 'name', pinned: true });
  });

  it('gives pinned columns the edge they stick to, and marks the last of them', () => {
    const laid = layColumns(columns, [
      preference('name', { width: 200 }),
      preference('premium', { pinned: true, width: 100 }),
      preference('code', { visible: false }),
    ]);
    const shown = visibleColumns(laid).map(({ id, left, lastPinned }) => ({ id, left, lastPinned }));
    expect(shown).toEqual([
      { id: 'name', left: 0, lastPinned: false },
      { id: 'premium', left: 200, lastPinned: true },
    ]);
  });

  it('keeps widths that were stored within what stays readable', () => {
    expect(layColumns(columns, [preference('name', { width: 9_999 })])[0]?.width).toBe(MAX_WIDTH);
  });

  it('hides what is hidden by default until a person shows it', () => {
    expect(layColumns(columns, []).find((entry) => entry.id === 'note')?.visible).toBe(false);
    expect(layColumns(columns, [preference('note')]).find((entry) => entry.id === 'note')?.visible).toBe(
      true,
    );
  });

  it('follows the stored order, drops columns that are gone and puts unknown ones last', () => {
    const stored = [preference('premium'), preference('removed'), preference('code')];
    expect(ids(layColumns(columns, stored))).toEqual(['name', 'premium', 'code', 'note']);
  });

  it('puts pinned columns before the others and pins the title with them', () => {
    const laid = layColumns(columns, [
      preference('name'),
      preference('code'),
      preference('premium', { pinned: true }),
    ]);
    expect(ids(laid)).toEqual(['name', 'premium', 'code', 'note']);
    expect(laid[0]?.pinned).toBe(true);
  });

  it('aligns amounts at the end', () => {
    expect(layColumns(columns, []).find((entry) => entry.id === 'premium')?.end).toBe(true);
    expect(layColumns(columns, []).find((entry) => entry.id === 'code')?.end).toBe(false);
  });

  it('keeps widths within what stays readable', () => {
    expect([clampWidth(1), clampWidth(10_000), clampWidth(99.6)]).toEqual([MIN_WIDTH, MAX_WIDTH, 100]);
    const stored = changeColumn(layColumns(columns, []), 'code', { width: 3 });
    expect(stored.find((entry) => entry.id === 'code')?.width).toBe(MIN_WIDTH);
  });

  it('moves a column, but never before the title', () => {
    const laid = layColumns(columns, []);
    expect(ids(moveColumn(laid, 'premium', 0))).toEqual(['name', 'premium', 'code', 'note']);
    expect(ids(moveColumn(laid, 'code', 2))).toEqual(['name', 'premium', 'code', 'note']);
    expect(moveColumn(laid, 'name', 2)).toEqual(preferencesOf(laid));
  });

  it('keeps its layout after it is stored and read again (B4)', () => {
    const once = layColumns(columns, moveColumn(layColumns(columns, []), 'premium', 1));
    expect(layColumns(columns, preferencesOf(once))).toEqual(once);
  });
});
