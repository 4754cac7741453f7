/**
 * Above this many elements only the rows near the screen are drawn. The page may have 1,450 with the shell, but a sort replaces
 * them all: 100 rows of nine columns with second lines took 383 ms of a slow processor, those in sight 117.
 */
export const ELEMENT_BUDGET = 700;
/** Above this many rows only those near the screen are drawn, however few columns there are. */
export const ROW_BUDGET = 100;

/** The size of text that the sizes in rem follow, in pixels: 16 unless the reader wants larger text. */
export const rootFontSize = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** Row height in pixels by density, as `--up-size-row` and its kin say in rem: 40 or 32, 44 for touch, more with larger text. */
export function rowHeight(density: 'comfortable' | 'compact'): number {
  const rem = rootFontSize();
  if (globalThis.matchMedia('(pointer: coarse)').matches) return 2.75 * rem;
  return (density === 'compact' ? 2 : 2.5) * rem;
}

/** Elements of one row: the row, its cells, the link, and the controls that are shown. */
export const elementsPerRow = (columns: number, controls: number): number => 2 + columns + controls;

/** Elements of a card, about. */
export const CARD_ELEMENTS = 20;

/** True when the cards are too many to be all in the document. */
export const areCardsWindowed = (cards: number): boolean =>
  cards > ROW_BUDGET || cards * CARD_ELEMENTS > ELEMENT_BUDGET;

/** True when the rows are too many to be all in the document. */
export const isWindowed = (rows: number, columns: number, controls: number): boolean =>
  rows > ROW_BUDGET || rows * elementsPerRow(columns, controls) > ELEMENT_BUDGET;

/** Rows drawn above and below those in sight. */
const AROUND = 4;
/** Rows come and go in blocks: fewer changes of the document while scrolling, each short enough for a frame. */
const BLOCK = 2;

/** The first row of the block a row is in. */
export const blockOf = (row: number): number => Math.floor(row / BLOCK) * BLOCK;

/** The rows to draw, `from` up to before `to`, when `shown` rows from `top` on are in sight. */
export function rowsAround(top: number, shown: number, rows: number): { from: number; to: number } {
  const from = blockOf(Math.max(0, Math.min(top, rows - shown) - AROUND));
  return { from, to: Math.min(rows, top + BLOCK + shown + AROUND) };
}
