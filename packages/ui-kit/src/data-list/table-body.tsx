import { type ReactNode, type RefObject, Suspense, useImperativeHandle } from 'react';
import { preloadable } from '../loading/preloadable.ts';
import { DataRow, type RowKit } from './data-row.tsx';
import type { VisibleColumn } from './model/columns.ts';
import { rowHeight } from './model/window.ts';
import styles from './table.module.css';
import type { Density } from './types.ts';

/** Rows shown while the code that draws only the rows near the screen is on its way. */
const FIRST_ROWS = 40;

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
  /** Rows before this page, for the place that is told when not all rows are in the document. */
  offset: number;
  region: RefObject<HTMLElement | null>;
  handle: RefObject<BodyHandle | null>;
}

/** A row of the body; `windowed` when not all of them are in the document. */
export function bodyRow<Row>(props: TableBodyProps<Row>, index: number, windowed: boolean): ReactNode {
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

const LazyBody = preloadable<TableBodyProps<never>>(() =>
  import('./windowed-body.tsx').then((chunk) => chunk.WindowedBody),
);

/** Only the rows near the screen; the first ones stand there until the code for it has come. */
export function WindowedBody<Row>(props: TableBodyProps<Row>) {
  return (
    <Suspense fallback={<FirstRows {...props} />}>
      <LazyBody {...(props as unknown as TableBodyProps<never>)} />
    </Suspense>
  );
}

function FirstRows<Row>(props: TableBodyProps<Row>) {
  const first = props.rows.slice(0, FIRST_ROWS);
  const after = (props.rows.length - first.length) * rowHeight(props.density);
  return (
    <tbody>
      {first.map((_, index) => bodyRow(props, index, true))}
      {after > 0 && <Spacer height={after} span={props.columns.length + 1} />}
    </tbody>
  );
}

/** Keeps the scroll bar true where rows are not in the document. */
export const Spacer = ({ height, span }: { height: number; span: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it holds nothing to focus
  <tr className={styles.spacer} aria-hidden="true">
    <td colSpan={span} style={{ height }} />
  </tr>
);
