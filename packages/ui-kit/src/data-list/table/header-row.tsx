import type { ListOrder } from '@upline/domain';
import clsx from 'clsx';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { onExpected } from '../hooks/on-expected.ts';
import type { ColumnResize } from '../hooks/use-column-resize.ts';
import { usePressedOrder } from '../hooks/use-pressed-order.ts';
import type { VisibleColumn } from '../model/columns.ts';
import { ariaSort, levelOf, nextOrder } from '../model/sort.ts';
import { ColumnDefinition } from './column-definition.tsx';
import { cellFrame } from './data-cell.tsx';
import styles from './table.module.css';

const STEP = 16;

interface HeaderRowProps<Row> {
  columns: readonly VisibleColumn<Row>[];
  order: ListOrder;
  tools: boolean;
  selectBox: ReactNode;
  resize: ColumnResize;
  onOrder: (order: ListOrder) => Promise<unknown> | undefined;
  onExpectOrder: (order: ListOrder) => void;
  onWidth: (id: string, width: number) => void;
}

/** A browser leaves a head that sticks to the top where it is, under the columns that stay at the sides too. */
function reveal({ currentTarget }: FocusEvent<HTMLElement>) {
  const region = currentTarget.closest('section');
  // Under a pointer nothing moves away.
  if (!region || !currentTarget.matches(':focus-visible')) return;
  const { scrollPaddingLeft, scrollPaddingRight } = getComputedStyle(region);
  const [frame, box] = [region.getBoundingClientRect(), currentTarget.getBoundingClientRect()];
  const before = box.left - frame.left - (Number.parseFloat(scrollPaddingLeft) || 0);
  const after = box.right - frame.right + (Number.parseFloat(scrollPaddingRight) || 0);
  if (before < 0) region.scrollLeft += before;
  else if (after > 0) region.scrollLeft += Math.min(after, before);
}

/** The column heads: real buttons that sort, with the level's number, and a grip for the width. */
export function HeaderRow<Row>({
  columns,
  order,
  tools,
  selectBox,
  resize,
  onOrder,
  onExpectOrder,
  onWidth,
}: HeaderRowProps<Row>) {
  const [shown, press] = usePressedOrder(order, onOrder);
  const widen = (event: KeyboardEvent, entry: VisibleColumn<Row>) => {
    if (!event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    onWidth(entry.id, entry.width + (event.key === 'ArrowRight' ? STEP : -STEP));
  };
  return (
    <tr aria-rowindex={1}>
      {columns.map((entry, index) => {
        const { column, id, width } = entry;
        const frame = cellFrame(entry);
        const direction = ariaSort(shown, id);
        const level = levelOf(shown, id);
        return (
          <th
            key={id}
            scope="col"
            className={clsx(styles.head, frame.className)}
            style={frame.style}
            aria-sort={column.sortable ? direction : undefined}
            data-end={entry.end || undefined}
          >
            <div className={styles.headInner}>
              {index === 0 && selectBox}
              {column.sortable ? (
                <button
                  type="button"
                  className={clsx(styles.sort, direction !== 'none' && styles.sorted)}
                  onClick={(event) => press(id, event.shiftKey)}
                  onKeyDown={(event) => widen(event, entry)}
                  onFocus={entry.left === null ? reveal : undefined}
                  {...onExpected((add) => onExpectOrder(nextOrder(shown, id, add)))}
                >
                  <span className={styles.sortText}>{column.label}</span>
                  <span className={styles.arrow} data-direction={direction} aria-hidden="true" />
                  {level !== null && (
                    <span className={styles.level} title={`Sort level ${level}`}>
                      {level}
                    </span>
                  )}
                </button>
              ) : (
                <span className={styles.headLabel}>{column.label}</span>
              )}
              {column.definition && <ColumnDefinition label={column.label} definition={column.definition} />}
            </div>
            <span
              className={styles.resize}
              aria-hidden="true"
              onPointerDown={(event) => resize.onPointerDown(event, id, width)}
              onPointerMove={resize.onPointerMove}
              onPointerUp={resize.onPointerUp}
            />
          </th>
        );
      })}
      {tools && (
        <th scope="col" className={clsx(styles.head, styles.tools)}>
          <span className={styles.hiddenText}>Actions</span>
        </th>
      )}
    </tr>
  );
}
