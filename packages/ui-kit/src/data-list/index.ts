export { DataList } from './data-list.tsx';
export {
  DATA_LIST_SHORTCUTS,
  HEADER_SHORTCUTS,
  type ListCommand,
  type ListShortcut,
} from './model/keyboard.ts';
export { initialListState, isFiltered, isSorted } from './model/state.ts';
export type * from './types.ts';
