import type { Country } from '@upline/domain';
import clsx from 'clsx';
import type { CSSProperties, ReactElement } from 'react';
import { cellText, HIDDEN_TEXT, readValue, toneOf } from './model/cell-text.ts';
import { rem, type VisibleColumn } from './model/columns.ts';
import { mostWidth } from './model/fit.ts';
import styles from './table.module.css';

const NUMERIC: ReadonlySet<string> = new Set(['number', 'money', 'bv', 'percent', 'date', 'datetime']);

/** Font size of a table as `--up-text-table` says it, and the room at a cell's sides and of a status's dot, at the usual text size. */
const FONT_SIZE = 13;
const PADDING = 24;
const DOT = 16;

interface Frame {
  className: string;
  style?: CSSProperties;
  /** Room for text in parts of its font size. */
  room: number;
}

const frames = new WeakMap<object, Frame>();

/** Class names and place of a column's cells and of its heading; made once for a column, not once for a cell. */
export function cellFrame<Row>(entry: VisibleColumn<Row>): Frame {
  const known = frames.get(entry) ?? makeFrame(entry);
  frames.set(entry, known);
  return known;
}

function makeFrame<Row>(entry: VisibleColumn<Row>): Frame {
  const className = clsx(
    entry.end && styles.end,
    NUMERIC.has(entry.column.type) && styles.numeric,
    entry.left !== null && styles.pin,
    entry.lastPinned && styles.lastPin,
  );
  const shared = { className, room: (entry.width - PADDING) / FONT_SIZE };
  return entry.left === null ? shared : { ...shared, style: { insetInlineStart: rem(entry.left) } };
}

/**
 * Whether a text surely fits into its column beside what else takes `pixels` there. Such a cell is not clipped: each one that
 * is costs a frame of a scroll several steps, and most cells hold a date, an amount or a word.
 */
export function fits<Row>(entry: VisibleColumn<Row>, text: string, pixels: number): boolean {
  return mostWidth(text) + pixels / FONT_SIZE <= cellFrame(entry).room;
}

/**
 * A cell as one element: text, and for a status the tone of its dot. A function and not a component, because a page has
 * more than a thousand of them.
 */
export function drawCell<Row>(
  row: Row,
  entry: VisibleColumn<Row>,
  hidden: boolean,
  viewer: Country,
): ReactElement {
  const { column, id } = entry;
  const { className, style } = cellFrame(entry);
  if (hidden && column.secret)
    return (
      <td key={id} className={clsx(className, styles.secret)} style={style}>
        {HIDDEN_TEXT}
      </td>
    );
  if (column.cell)
    return (
      <td key={id} className={className} style={style}>
        {column.cell(row)}
      </td>
    );
  const value = readValue(column, row);
  const text = cellText(column, row, value, viewer);
  const status = column.type === 'status' && text !== null;
  return (
    <td
      key={id}
      className={
        clsx(
          className,
          status && styles.dot,
          text === null && styles.absent,
          (text === null || fits(entry, text, status ? DOT : 0)) && styles.fits,
        ) || undefined
      }
      style={style}
      data-tone={status ? toneOf(column, value) : undefined}
    >
      {text ?? '—'}
    </td>
  );
}
