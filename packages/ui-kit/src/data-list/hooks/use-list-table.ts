import { useMemo } from 'react';
import { layColumns, visibleColumns } from '../model/columns.ts';
import type { DataListColumn, DataListState } from '../types.ts';

/**
 * The table model over the list's state: which columns are shown, in which order, how wide, which are pinned. Rows
 * need no model: sorting, filtering and paging are the server's.
 */
export function useListTable<Row extends object>(
  columns: readonly DataListColumn<Row>[],
  state: DataListState,
) {
  const laid = useMemo(() => layColumns(columns, state.columns), [columns, state.columns]);
  // Keyed by the layout alone: the same columns keep their identity, so a new page does not redraw old rows.
  const visible = useMemo(() => visibleColumns(laid), [laid]);
  const width = visible.reduce((sum, entry) => sum + entry.width, 0);
  return { laid, visible, width };
}
