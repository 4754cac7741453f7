import { useCallbackRef } from '@mantine/hooks';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useUiKit } from '../provider/context.ts';
import { useNarrow } from '../provider/use-media.ts';
import { useFocusedRow } from './hooks/use-focused-row.ts';
import { useListTable } from './hooks/use-list-table.ts';
import { useMemory } from './hooks/use-memory.ts';
import { useRowDrag } from './hooks/use-row-drag.ts';
import { useRowEvents } from './hooks/use-row-events.ts';
import { useRowMoves } from './hooks/use-row-moves.ts';
import { useSelection } from './hooks/use-selection.ts';
import { changeColumn, withSeconds } from './model/columns.ts';
import { type ListChange, partOf } from './model/state.ts';
import { type RowKit, rowLabel } from './table/data-row.tsx';
import type { BodyHandle } from './table/table-body.tsx';
import type { DataListProps, DataListState, ExportFormat, SavedView } from './types.ts';

/** Everything behind the list's screen: one change function, selection, rows that move, the menu of a row. */
export function useDataList<Row extends object>(props: DataListProps<Row>) {
  const { rows, rowKey, state, onChange, count, noun } = props;
  const root = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const body = useRef<BodyHandle>(null);
  const [menu, setMenu] = useState<{ row: Row; label: string; box: DOMRect } | null>(null);
  const [said, setSaid] = useState('');
  const { privacy: hidden, viewerCountry } = useUiKit();
  const narrow = useNarrow();

  const set = (part: Partial<DataListState>) => onChange({ ...state, ...part }, part);
  // The same ones however often the list is drawn, so that what they are given to is not drawn again.
  const change = useCallbackRef((next: ListChange) => set(partOf(next)));
  const expect = useCallbackRef((next: ListChange) => props.onExpect?.({ ...state, ...partOf(next) }));
  const onPage = useCallback((page: number) => change({ type: 'page', page }), [change]);
  const onExpectPage = useCallback((page: number) => expect({ type: 'page', page }), [expect]);
  const onLimit = useCallback((limit: number) => change({ type: 'limit', limit }), [change]);
  const onView = useCallback((view: SavedView | null) => change({ type: 'view', view }), [change]);
  const onExpectView = useCallback((view: SavedView | null) => expect({ type: 'view', view }), [expect]);
  const table = useListTable(props.columns, state);
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const selectable = props.bulkActions !== undefined || props.onSelectionChange !== undefined;
  const selection = useSelection({
    keys,
    count,
    filter: state.filter,
    initial: props.memory?.initial?.selected ?? [],
    onChange: props.onSelectionChange,
  });
  useMemory(props.memory, region, selection.ids);

  const kit: RowKit<Row> = {
    rowKey,
    rowTarget: props.rowTarget,
    avatar: props.avatar,
    selectable,
    movable: props.onMoveRow !== undefined,
    actions: props.rowActions !== undefined,
    hasActions: (row) => (props.rowActions?.(row).length ?? 0) > 0,
    noun: noun.one,
    viewer: viewerCountry === 'Canada' ? 'Canada' : 'USA',
  };
  // A name withheld in the row must not come back in a menu's title or an announcement.
  const nameOf = (row: Row) =>
    hidden && table.visible[0]?.column.secret
      ? `${noun.one} ${rows.indexOf(row) + 1}`
      : rowLabel(row, table.visible, kit);
  const moves = useRowMoves({ rows, state, nameOf, onMoveRow: props.onMoveRow, say: setSaid });
  const select = (index: number, range: boolean) => {
    const key = keys[index];
    if (key !== undefined) selection.toggle(key, range);
  };
  const events = useRowEvents({
    onSelect: select,
    onMore: (index, button) => {
      const row = rows[index];
      if (row) setMenu({ row, label: nameOf(row), box: button.getBoundingClientRect() });
    },
    onMove: (index, direction) => moves.move(index, index + direction),
  });
  const exportAs = (format: ExportFormat) =>
    props.onExport?.({
      format,
      columns: withSeconds(table.visible).map((entry) => entry.id),
      filter: state.filter,
      order: state.order,
      selection: selection.selection.count > 0 ? selection.selection : null,
    });
  return {
    ...table,
    root,
    region,
    searchBox,
    body,
    hidden,
    narrow,
    said,
    menu,
    closeMenu: () => setMenu(null),
    set,
    change,
    expect,
    onPage,
    onExpectPage,
    onLimit,
    onView,
    onExpectView,
    keys,
    selection,
    selectable,
    select,
    kit,
    moves,
    events,
    drag: useRowDrag(moves.move),
    focused: useFocusedRow(root, body, rows.length),
    exportAs: props.onExport ? exportAs : undefined,
    onWidth: (id: string, width: number) =>
      change({ type: 'columns', columns: changeColumn(table.laid, id, { width }) }),
  };
}

export type DataListModel<Row extends object> = ReturnType<typeof useDataList<Row>>;
