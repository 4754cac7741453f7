export { DataList } from './data-list.tsx';
export type { ListCommand } from './model/keyboard.ts';
export { DATA_LIST_SHORTCUTS, HEADER_SHORTCUTS, type ListShortcut } from './model/shortcuts.ts';
export { initialListState, isFiltered, isSorted } from './model/state.ts';
export type * from './types.ts';
