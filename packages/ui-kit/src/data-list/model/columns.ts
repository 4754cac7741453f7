import type { ColumnPreference, ColumnType, DataListColumn } from '../types.ts';

export const MIN_WIDTH = 64;
export const MAX_WIDTH = 720;

const WIDTHS: Record<ColumnType, number> = {
  text: 180,
  number: 112,
  money: 136,
  bv: 112,
  percent: 96,
  hundredths: 112,
  date: 120,
  datetime: 176,
  enum: 160,
  boolean: 96,
  status: 168,
  custom: 180,
};
const TITLE_WIDTH = 260;
const NUMERIC: ReadonlySet<ColumnType> = new Set(['number', 'money', 'bv', 'percent', 'hundredths']);

/** A width at the usual text size, which grows with the reader's. */
export const rem = (px: number): string => `${px / 16}rem`;

/** A column with everything the screen needs settled. */
export interface LaidColumn<Row> {
  column: DataListColumn<Row>;
  id: string;
  visible: boolean;
  width: number;
  pinned: boolean;
  title: boolean;
  end: boolean;
}

/** A column as it is drawn: `left` is the pinned column's edge, null when it scrolls. */
export interface VisibleColumn<Row> extends LaidColumn<Row> {
  left: number | null;
  lastPinned: boolean;
  /** What is below it in the same cell. */
  second: VisibleColumn<Row> | null;
}

/** Index of the column that carries the row's name, link, avatar and checkbox. */
export function titleIndex<Row>(columns: readonly DataListColumn<Row>[]): number {
  return Math.max(
    0,
    columns.findIndex((column) => column.cardRole === 'title'),
  );
}

/** Keeps a width within what stays readable. */
export const clampWidth = (width: number): number =>
  Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)));

/**
 * Joins the columns a list has with the ones a person arranged. The title column is always first and shown, pinned
 * ones follow, columns the preferences do not know yet come last, and preferences of removed columns are dropped.
 */
export function layColumns<Row>(
  columns: readonly DataListColumn<Row>[],
  preferences: readonly ColumnPreference[],
): LaidColumn<Row>[] {
  const title = columns[titleIndex(columns)];
  const known = new Map(preferences.map((preference, index) => [preference.id, { preference, index }]));
  const rank = (id: string, natural: number) => known.get(id)?.index ?? preferences.length + natural;
  const laid = columns.map((column, natural) => {
    const preference = known.get(column.id)?.preference;
    const isTitle = column === title;
    return {
      column,
      id: column.id,
      visible: isTitle || (preference?.visible ?? !column.defaultHidden),
      width: clampWidth(preference?.width ?? column.width ?? (isTitle ? TITLE_WIDTH : WIDTHS[column.type])),
      pinned: preference?.pinned ?? column.pinned ?? isTitle,
      title: isTitle,
      end: column.align ? column.align === 'end' : NUMERIC.has(column.type),
      rank: rank(column.id, natural),
    };
  });
  const group = (entry: (typeof laid)[number]) => (entry.title ? 0 : entry.pinned ? 1 : 2);
  const pinnedTitle = laid.some((entry) => entry.pinned && !entry.title);
  return laid
    .sort((a, b) => group(a) - group(b) || a.rank - b.rank)
    .map(({ rank: _, ...entry }) => ({
      ...entry,
      // A pinned column right of an unpinned title would cover it while scrolling sideways.
      pinned: entry.pinned || (entry.title && pinnedTitle),
    }));
}

/** The columns that are shown, pinned ones first, each with the edge it sticks to. */
export function visibleColumns<Row>(laid: readonly LaidColumn<Row>[]): VisibleColumn<Row>[] {
  const shown = laid.filter((entry) => entry.visible);
  const lastPinned = shown.findLast((entry) => entry.pinned);
  let edge = 0;
  const below = (id: string | undefined): VisibleColumn<Row> | null => {
    const found = id === undefined ? undefined : laid.find((entry) => entry.id === id && !entry.visible);
    return found ? { ...found, left: null, lastPinned: false, second: null } : null;
  };
  return shown.map((entry) => {
    const left = entry.pinned ? edge : null;
    if (entry.pinned) edge += entry.width;
    return { ...entry, left, lastPinned: entry === lastPinned, second: below(entry.column.second) };
  });
}

/** The columns whose values are on screen, those of second lines too. */
export const withSeconds = <Row>(visible: readonly VisibleColumn<Row>[]): VisibleColumn<Row>[] =>
  visible.flatMap((entry) => (entry.second ? [entry, entry.second] : [entry]));

/** The laid columns as they are stored. */
export function preferencesOf<Row>(laid: readonly LaidColumn<Row>[]): ColumnPreference[] {
  return laid.map(({ id, visible, width, pinned }) => ({ id, visible, width, pinned }));
}

/** Changes one column and answers what to store. */
export function changeColumn<Row>(
  laid: readonly LaidColumn<Row>[],
  id: string,
  change: Partial<Omit<ColumnPreference, 'id'>>,
): ColumnPreference[] {
  const width = change.width == null ? {} : { width: clampWidth(change.width) };
  return preferencesOf(laid).map((entry) => (entry.id === id ? { ...entry, ...change, ...width } : entry));
}

/** Moves a column to another place in the chooser; it takes over whether its new neighbors are pinned. */
export function moveColumn<Row>(
  laid: readonly LaidColumn<Row>[],
  id: string,
  to: number,
): ColumnPreference[] {
  const stored = preferencesOf(laid);
  const from = stored.findIndex((entry) => entry.id === id);
  const target = Math.max(1, Math.min(stored.length - 1, to));
  const [moved] = stored.splice(from, 1);
  if (!moved || from < 1) return preferencesOf(laid);
  const before = stored[target - 1];
  const after = stored[target];
  const pinned = after?.pinned ? true : moved.pinned && (before?.pinned ?? false);
  stored.splice(target, 0, { ...moved, pinned });
  return stored;
}
