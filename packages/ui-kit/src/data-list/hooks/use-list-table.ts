import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { ListOrder } from '@upline/domain';
import { useMemo } from 'react';
import { type LaidColumn, layColumns, MAX_WIDTH, MIN_WIDTH } from '../model/columns.ts';
import { orderOf, sortingOf } from '../model/sort.ts';
import type { DataListColumn, DataListState } from '../types.ts';

// Sorting is the server's: the feature is registered for its state and toggles, without a client row model.
const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
});

/** A column as it is drawn: `left` is the pinned column's edge, null when it scrolls. */
export interface VisibleColumn<Row> extends LaidColumn<Row> {
  left: number | null;
  lastPinned: boolean;
}

/**
 * The table model over the list's state: which columns are shown, in which order, how wide, which are pinned, and how a
 * header press changes the sort.
 */
export function useListTable<Row extends object>(
  columns: readonly DataListColumn<Row>[],
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  state: DataListState,
  onOrder: (order: ListOrder) => void,
) {
  'use no memo';
  const laid = useMemo(() => layColumns(columns, state.columns), [columns, state.columns]);
  const definitions = useMemo(
    () =>
      columns.map(({ id, label, sortable, value }) => ({
        id,
        header: label,
        accessorFn: value ?? ((row: Row) => row[id as keyof Row]),
        enableSorting: sortable === true,
        minSize: MIN_WIDTH,
        maxSize: MAX_WIDTH,
      })),
    [columns],
  );
  const slices = useMemo(
    () => ({
      columnOrder: laid.map((entry) => entry.id),
      columnVisibility: Object.fromEntries(laid.map((entry) => [entry.id, entry.visible])),
      columnPinning: { start: laid.filter((entry) => entry.pinned).map((entry) => entry.id), end: [] },
      columnSizing: Object.fromEntries(laid.map((entry) => [entry.id, entry.width])),
    }),
    [laid],
  );
  const sorting = useMemo(() => sortingOf(state.order), [state.order]);
  const table = useTable<typeof features, Row>({
    features,
    columns: definitions,
    data: rows as Row[],
    getRowId: rowKey,
    manualSorting: true,
    sortDescFirst: false,
    state: { ...slices, sorting },
    onSortingChange: (change) => onOrder(orderOf(typeof change === 'function' ? change(sorting) : change)),
  });
  // Keyed by the layout alone: the same columns keep their identity, so a new page does not redraw old rows.
  const visible = useMemo(() => {
    const byId = new Map(laid.map((entry) => [entry.id, entry]));
    return table.getVisibleLeafColumns().flatMap((column): VisibleColumn<Row>[] => {
      const entry = byId.get(column.id);
      const pinned = column.getIsPinned() === 'start';
      return entry
        ? [
            {
              ...entry,
              left: pinned ? column.getStart('start') : null,
              lastPinned: pinned && column.getIsLastColumn('start'),
            },
          ]
        : [];
    });
  }, [laid]);
  const toggleSort = (id: string, add: boolean) => table.getColumn(id)?.toggleSorting(undefined, add);
  return { laid, visible, width: table.getTotalSize(), toggleSort };
}
