import { type ReactNode, type RefObject, useImperativeHandle, useMemo } from 'react';
import { revealRow, useRowWindow } from '../hooks/use-row-window.ts';
import type { VisibleColumn } from '../model/columns.ts';
import { rowHeight } from '../model/window.ts';
import type { Density } from '../types.ts';
import { DataRow, type RowKit } from './data-row.tsx';
import styles from './table.module.css';

export interface BodyHandle {
  /** Brings a row into the document and into sight. */
  reveal: (index: number) => void;
}

export interface TableBodyProps<Row> {
  rows: readonly Row[];
  columns: readonly VisibleColumn<Row>[];
  kit: RowKit<Row>;
  selected: ReadonlySet<string>;
  hidden: boolean;
  density: Density;
  /** Rows before this page, for the announced place if not all rows are in the document. */
  offset: number;
  region: RefObject<HTMLElement | null>;
  /** Where the region will be scrolled to when it is not in the document yet. */
  start: number;
  handle: RefObject<BodyHandle | null>;
}

/** A row of the body; `windowed` when not all of them are in the document. */
function bodyRow<Row>(props: TableBodyProps<Row>, index: number, windowed: boolean): ReactNode {
  const { rows, columns, kit, selected, hidden, offset } = props;
  const data = rows[index];
  if (data === undefined) return null;
  const key = kit.rowKey(data);
  return (
    <DataRow
      key={key}
      row={data}
      index={index}
      last={index === rows.length - 1}
      ariaIndex={windowed ? offset + index + 2 : undefined}
      columns={columns}
      kit={kit}
      selected={selected.has(key)}
      hidden={hidden}
    />
  );
}

/** All rows in the document: they can be searched and printed by the browser. */
export function PlainBody<Row>(props: TableBodyProps<Row>) {
  useImperativeHandle(props.handle, () => ({ reveal: () => undefined }), []);
  return <tbody>{props.rows.map((_, index) => bodyRow(props, index, false))}</tbody>;
}

/** Only the rows near the screen, between two spacers that keep the scroll bar true. */
export function WindowedBody<Row>(props: TableBodyProps<Row>) {
  const { rows, columns, density, region, start, handle } = props;
  const height = useMemo(() => rowHeight(density), [density]);
  const { from, to } = useRowWindow(region, rows.length, height, start);
  useImperativeHandle(handle, () => ({ reveal: (index) => revealRow(region.current, index, height) }), [
    region,
    height,
  ]);
  const span = columns.length + 1;
  return (
    <tbody>
      {from > 0 && <Spacer height={from * height} span={span} />}
      {rows.slice(from, to).map((_, offset) => bodyRow(props, from + offset, true))}
      {to < rows.length && <Spacer height={(rows.length - to) * height} span={span} />}
    </tbody>
  );
}

/** Keeps the scroll bar true where rows are not in the document. */
const Spacer = ({ height, span }: { height: number; span: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it holds nothing to focus
  <tr className={styles.spacer} aria-hidden="true">
    <td colSpan={span} style={{ height }} />
  </tr>
);
