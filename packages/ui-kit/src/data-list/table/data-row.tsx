import type { Country } from '@upline/domain';
import clsx from 'clsx';
import { memo } from 'react';
import { cellText, readValue } from '../model/cell-text.ts';
import { rem, type VisibleColumn } from '../model/columns.ts';
import type { DataListProps } from '../types.ts';
import { drawCell, drawSecond, fits } from './data-cell.tsx';
import { RowButtons } from './row-buttons.tsx';
import { RowName } from './row-name.tsx';
import styles from './table.module.css';

/** What every row of a list shares. */
export interface RowKit<Row> {
  rowKey: DataListProps<Row>['rowKey'];
  rowTarget: DataListProps<Row>['rowTarget'];
  avatar: DataListProps<Row>['avatar'];
  selectable: boolean;
  movable: boolean;
  actions: boolean;
  hasActions: (row: Row) => boolean;
  noun: string;
  /** Decides how foreign amounts are marked. */
  viewer: Country;
}

export interface DataRowProps<Row> {
  row: Row;
  index: number;
  last: boolean;
  /** Place counted from 1 over all pages and the header, announced if not all rows are in the document. */
  ariaIndex: number | undefined;
  columns: readonly VisibleColumn<Row>[];
  kit: RowKit<Row>;
  selected: boolean;
  hidden: boolean;
}

/** What is before the name in the first cell, in pixels at the usual text size. */
const BEFORE = { grip: 24, box: 40, avatar: 34 };

/** The name by which a row is spoken of: its title column's text, also where the column writes it itself. */
export function rowLabel<Row>(row: Row, columns: readonly VisibleColumn<Row>[], kit: RowKit<Row>): string {
  const title = columns[0]?.column;
  const drawn = title?.cell?.(row);
  if (typeof drawn === 'string') return drawn;
  return (title && cellText(title, row, readValue(title, row), kit.viewer)) ?? kit.noun;
}

function PlainRow<Row>({ row, index, last, ariaIndex, columns, kit, selected, hidden }: DataRowProps<Row>) {
  const [title, ...rest] = columns;
  if (!title) return null;
  const secret = hidden && title.column.secret === true;
  const text = rowLabel(row, columns, kit);
  const drawn = secret ? undefined : title.column.cell?.(row);
  const before =
    (kit.movable ? BEFORE.grip : 0) + (kit.selectable ? BEFORE.box : 0) + (kit.avatar ? BEFORE.avatar : 0);
  // The lines of a name of two are cut by themselves.
  const isOpen = !secret && !title.column.cell && (title.second !== null || fits(title, text, before));
  const label = secret ? `${kit.noun} ${index + 1}` : text;
  return (
    <tr
      className={kit.rowTarget ? `${styles.row} ${styles.linked}` : styles.row}
      data-index={index}
      data-selected={selected ? '' : undefined}
      aria-rowindex={ariaIndex}
      tabIndex={-1}
    >
      <th
        scope="row"
        className={clsx(
          styles.title,
          title.left !== null && styles.pin,
          title.lastPinned && styles.lastPin,
          isOpen && styles.fits,
        )}
        style={title.left === null ? undefined : { insetInlineStart: rem(title.left) }}
      >
        {kit.movable && <span className={styles.grip} draggable data-grip="" aria-hidden="true" />}
        {kit.selectable && (
          <input type="checkbox" checked={selected} readOnly aria-label={`Select ${label}`} data-select="" />
        )}
        {drawn !== undefined && typeof drawn !== 'string' ? (
          drawn
        ) : (
          <RowName
            row={row}
            text={text}
            hidden={secret}
            rowTarget={kit.rowTarget}
            avatar={kit.avatar}
            second={drawSecond(row, title.second, hidden, kit.viewer)}
          />
        )}
      </th>
      {rest.map((entry) => drawCell(row, entry, hidden, kit.viewer))}
      {(kit.actions || kit.movable) && (
        <td className={styles.tools}>
          <RowButtons
            label={label}
            movable={kit.movable}
            acts={kit.hasActions(row)}
            first={index === 0}
            last={last}
          />
        </td>
      )}
    </tr>
  );
}

// The kit's functions may be new on every render of the screen; they depend on nothing but the row, so they do not count.
const sameKit = <Row,>(a: RowKit<Row>, b: RowKit<Row>) =>
  a.selectable === b.selectable &&
  a.movable === b.movable &&
  a.actions === b.actions &&
  a.noun === b.noun &&
  a.viewer === b.viewer;

/** True when a row would be drawn just as before. */
export const sameRow = <Row,>(a: DataRowProps<Row>, b: DataRowProps<Row>): boolean =>
  a.row === b.row &&
  a.index === b.index &&
  a.last === b.last &&
  a.ariaIndex === b.ariaIndex &&
  a.columns === b.columns &&
  a.selected === b.selected &&
  a.hidden === b.hidden &&
  sameKit(a.kit, b.kit);

/** One row, drawn again only when its data, its columns or its marks change. */
export const DataRow = memo(PlainRow, sameRow) as typeof PlainRow;
