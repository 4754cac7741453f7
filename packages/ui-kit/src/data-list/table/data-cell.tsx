import { type Country, formatDateTime } from '@upline/domain';
import clsx from 'clsx';
import type { CSSProperties, ReactElement } from 'react';
import { cellText, HIDDEN_TEXT, readValue, toneOf } from '../model/cell-text.ts';
import { rem, type VisibleColumn } from '../model/columns.ts';
import { mostWidth } from '../model/fit.ts';
import styles from './table.module.css';

const NUMERIC: ReadonlySet<string> = new Set([
  'number',
  'money',
  'bv',
  'percent',
  'hundredths',
  'date',
  'datetime',
]);

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
 * Whether a text certainly fits into its column next to `pixels` of other content. Such a cell is not clipped: each
 * clipped cell costs several steps in every frame of a scroll, and most cells contain a date, an amount or a word.
 */
export function fits<Row>(entry: VisibleColumn<Row>, text: string, pixels: number): boolean {
  return mostWidth(text) + pixels / FONT_SIZE <= cellFrame(entry).room;
}

/** What is below a value in the same cell: one element of plain text, or nothing. */
export function drawSecond<Row>(
  row: Row,
  second: VisibleColumn<Row> | null,
  hidden: boolean,
  viewer: Country,
): ReactElement | null {
  if (!second) return null;
  const { column } = second;
  const isSecret = hidden && column.secret === true;
  const text = isSecret ? HIDDEN_TEXT : cellText(column, row, readValue(column, row), viewer);
  if (text === null) return null;
  return <span className={isSecret ? `${styles.second} ${styles.secret}` : styles.second}>{text}</span>;
}

/** Whether a second line fits as well. */
const secondFits = <Row,>(row: Row, entry: VisibleColumn<Row>, viewer: Country, pixels: number): boolean => {
  const column = entry.second?.column;
  return !column || fits(entry, cellText(column, row, readValue(column, row), viewer) ?? '', pixels);
};

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
        {drawSecond(row, entry.second, hidden, viewer)}
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
          (text === null || fits(entry, text, status ? DOT : 0)) &&
            secondFits(row, entry, viewer, status ? DOT : 0) &&
            styles.fits,
          entry.second && styles.two,
        ) || undefined
      }
      style={style}
      data-tone={status ? toneOf(column, value) : undefined}
      title={column.relative && typeof value === 'string' ? formatDateTime(value) : undefined}
    >
      {text ?? '—'}
      {drawSecond(row, entry.second, hidden, viewer)}
    </td>
  );
}
