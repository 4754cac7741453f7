import type { ListOrder } from '@upline/domain';
import clsx from 'clsx';
import { type FocusEvent, type ReactNode, type RefObject, Suspense, type UIEvent, useRef } from 'react';
import { preloadable } from '../../loading/preloadable.ts';
import { useColumnResize } from '../hooks/use-column-resize.ts';
import { useFillHeight } from '../hooks/use-fill-height.ts';
import { usePrinting } from '../hooks/use-printing.ts';
import type { useRowDrag } from '../hooks/use-row-drag.ts';
import type { useRowEvents } from '../hooks/use-row-events.ts';
import { rem, type VisibleColumn } from '../model/columns.ts';
import { isWindowed } from '../model/window.ts';
import type { DataListProps, DataListState } from '../types.ts';
import type { RowKit } from './data-row.tsx';
import { HeaderRow } from './header-row.tsx';
import { SelectAllBox } from './select-all-box.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import styles from './table.module.css';
import { type BodyHandle, PlainBody, WindowedBody } from './table-body.tsx';

/** Few lists have sums, and those come after the rows. */
const TotalRows = preloadable(() => import('./total-row.tsx').then((chunk) => chunk.TotalRows<never>));

const TOOLS = { actions: 44, movable: 64 };

interface ListTableProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly VisibleColumn<Row>[];
  /** Sum of the columns' widths. */
  width: number;
  kit: RowKit<Row>;
  state: DataListState;
  selected: ReadonlySet<string>;
  mark: 'none' | 'some' | 'all';
  hidden: boolean;
  loading: boolean;
  refreshing: boolean;
  region: RefObject<HTMLDivElement | null>;
  /** Pixels the region will be scrolled down by once it is in the document. */
  start: number;
  body: RefObject<BodyHandle | null>;
  events: ReturnType<typeof useRowEvents>;
  drag: ReturnType<typeof useRowDrag>;
  /** Rows of the whole list if known, otherwise -1. */
  total: number;
  totals: DataListProps<Row>['totals'];
  /** Shown in place of rows. */
  children: ReactNode;
  onOrder: (order: ListOrder) => Promise<unknown> | undefined;
  onExpectOrder: (order: ListOrder) => void;
  onWidth: (id: string, width: number) => void;
  onTogglePage: () => void;
}

/** Marks the row whose link the keyboard is at: `:has()` would have every row looked through whenever some come or go. */
function markRow({ target, type }: FocusEvent<HTMLElement>) {
  const row = target.closest('[data-row-link]')?.closest('tr');
  row?.toggleAttribute('data-focused', type === 'focus' && target.matches(':focus-visible'));
}

/** The list on a wide screen: sticky head, hairlines, a scroll region with a name. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { label, rows, columns, width, kit, state, selected, hidden, loading, refreshing, region } = props;
  const table = useRef<HTMLTableElement>(null);
  const resize = useColumnResize(table, props.onWidth);
  useFillHeight(region, loading);
  const tools = (kit.actions ? TOOLS.actions : 0) + (kit.movable ? TOOLS.movable : 0);
  const seconds = columns.filter((entry) => entry.second).length;
  const controls = (kit.selectable ? 1 : 0) + (kit.actions ? 2 : 0) + (kit.movable ? 3 : 0) + seconds;
  const pinned = columns.reduce((sum, entry) => sum + (entry.left === null ? 0 : entry.width), 0);
  const printing = usePrinting();
  const windowed = isWindowed(rows.length, columns.length, controls) && !printing;
  const Body = windowed ? WindowedBody : PlainBody;
  const onScroll = (event: UIEvent<HTMLDivElement>) => {
    event.currentTarget.toggleAttribute('data-scrolled', event.currentTarget.scrollLeft > 0);
  };
  return (
    <section
      ref={region}
      className={styles.region}
      aria-label={`${label}, table`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      // Scrolls a cell next to the columns that stay, not under them.
      style={{ scrollPaddingInline: `${rem(pinned)} ${rem(tools)}` }}
      onScroll={onScroll}
    >
      {refreshing && <div className={styles.busy} />}
      <table
        ref={table}
        className={clsx(styles.table, state.density === 'compact' && styles.compact)}
        style={{ width: rem(width + tools) }}
        aria-label={label}
        aria-busy={loading || refreshing}
        // The head is row 1.
        aria-rowcount={windowed ? (props.total < 0 ? -1 : props.total + 1) : undefined}
        onFocus={markRow}
        onBlur={markRow}
        {...props.events}
        {...(kit.movable ? props.drag : {})}
      >
        <colgroup>
          {columns.map((entry) => (
            <col key={entry.id} data-column={entry.id} style={{ width: rem(entry.width) }} />
          ))}
          {tools > 0 && <col style={{ width: rem(tools) }} />}
        </colgroup>
        <thead>
          <HeaderRow
            columns={columns}
            order={state.order}
            tools={tools > 0}
            selectBox={
              kit.selectable && (
                <SelectAllBox mark={props.mark} disabled={rows.length === 0} onToggle={props.onTogglePage} />
              )
            }
            resize={resize}
            onOrder={props.onOrder}
            onExpectOrder={props.onExpectOrder}
            onWidth={props.onWidth}
          />
        </thead>
        {loading ? (
          <SkeletonRows
            columns={columns}
            tools={tools > 0}
            rows={Math.min(state.limit, 12)}
            avatar={!!kit.avatar}
          />
        ) : (
          <Body
            rows={rows}
            columns={columns}
            kit={kit}
            selected={selected}
            hidden={hidden}
            density={state.density}
            offset={(state.page - 1) * state.limit}
            region={region}
            start={props.start}
            handle={props.body}
          />
        )}
        {props.totals && rows.length > 1 && (
          <Suspense>
            <TotalRows
              totals={props.totals}
              columns={columns as readonly VisibleColumn<never>[]}
              hidden={hidden}
              viewer={kit.viewer}
              tools={tools > 0}
            />
          </Suspense>
        )}
      </table>
      {props.children}
    </section>
  );
}
