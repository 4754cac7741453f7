import type { Country } from '@upline/domain';
import clsx from 'clsx';
import type { CSSProperties, ReactElement } from 'react';
import { cellText, HIDDEN_TEXT, readValue, toneOf } from './model/cell-text.ts';
import type { VisibleColumn } from './model/columns.ts';
import styles from './table.module.css';

const NUMERIC: ReadonlySet<string> = new Set(['number', 'money', 'bv', 'percent', 'date', 'datetime']);

interface Frame {
  className: string;
  style?: CSSProperties;
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
  return entry.left === null ? { className } : { className, style: { insetInlineStart: entry.left } };
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
      className={clsx(className, status && styles.dot, text === null && styles.absent) || undefined}
      style={style}
      data-tone={status ? toneOf(column, value) : undefined}
    >
      {text ?? '—'}
    </td>
  );
}
