import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useImperativeHandle, useReducer } from 'react';
import { DataRow, type RowKit } from './data-row.tsx';
import type { VisibleColumn } from './hooks/use-list-table.ts';
import { observeHeight, rowHeight } from './model/window.ts';
import styles from './table.module.css';
import type { Density } from './types.ts';

const OVERSCAN = 8;
/** Rows come and go in blocks, so that most frames of a scroll change nothing in the document. */
const BLOCK = 8;
const inBlocks = (range: Range): number[] => {
  const from = Math.floor(Math.max(0, range.startIndex - range.overscan) / BLOCK) * BLOCK;
  const to = Math.ceil((range.endIndex + 1 + range.overscan) / BLOCK) * BLOCK;
  return Array.from({ length: Math.min(to, range.count) - from }, (_, offset) => from + offset);
};
/** Height assumed before layout, and where there is none. */
const SCREEN = { width: 0, height: 800 };

export interface BodyHandle {
  /** Brings a row into the document and into sight. */
  reveal: (index: number) => void;
}

interface TableBodyProps<Row> {
  rows: readonly Row[];
  columns: readonly VisibleColumn<Row>[];
  kit: RowKit<Row>;
  selected: ReadonlySet<string>;
  hidden: boolean;
  density: Density;
  /** Rows before this page, for the place that is told when not all rows are in the document. */
  offset: number;
  region: RefObject<HTMLElement | null>;
  handle: RefObject<BodyHandle | null>;
}

function row<Row>(props: TableBodyProps<Row>, index: number, windowed: boolean): ReactNode {
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
  return <tbody>{props.rows.map((_, index) => row(props, index, false))}</tbody>;
}

/** Only the rows near the screen, between two spacers that keep the scroll bar true. */
export function WindowedBody<Row>(props: TableBodyProps<Row>) {
  'use no memo';
  const { rows, columns, density, region, handle } = props;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => region.current,
    estimateSize: () => rowHeight(density),
    overscan: OVERSCAN,
    rangeExtractor: inBlocks,
    initialRect: SCREEN,
    observeElementRect: observeHeight,
  });
  // The region stands above this component, so at the first commit it is not there yet to be listened to.
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(lookAgain, []);
  useImperativeHandle(handle, () => ({ reveal: (index) => virtualizer.scrollToIndex(index) }), [virtualizer]);
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  const span = columns.length + 1;
  return (
    <tbody>
      {before > 0 && <Spacer height={before} span={span} />}
      {items.map((item) => row(props, item.index, true))}
      {after > 0 && <Spacer height={after} span={span} />}
    </tbody>
  );
}

const Spacer = ({ height, span }: { height: number; span: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it holds nothing to focus
  <tr className={styles.spacer} aria-hidden="true">
    <td colSpan={span} style={{ height }} />
  </tr>
);
