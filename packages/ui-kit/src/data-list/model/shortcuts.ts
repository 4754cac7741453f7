import type { ListCommand } from './keyboard.ts';

export interface ListShortcut {
  keys: readonly string[];
  label: string;
}

/** The list's keys, for the sheet that `?` opens. */
export const DATA_LIST_SHORTCUTS: readonly (ListShortcut & { command: ListCommand })[] = [
  { command: 'next', keys: ['J'], label: 'Next row' },
  { command: 'previous', keys: ['K'], label: 'Previous row' },
  { command: 'open', keys: ['Enter'], label: 'Open the row' },
  { command: 'select', keys: ['X'], label: 'Select the row' },
  { command: 'edit', keys: ['E'], label: 'Edit the row' },
  { command: 'previousPage', keys: ['['], label: 'Previous page' },
  { command: 'nextPage', keys: [']'], label: 'Next page' },
  { command: 'search', keys: ['/'], label: 'Search this list' },
  { command: 'clear', keys: ['Esc'], label: 'Clear the selection' },
  { command: 'help', keys: ['?'], label: 'Show shortcuts' },
];

/** Keys of a focused column header. */
export const HEADER_SHORTCUTS: readonly ListShortcut[] = [
  { keys: ['Enter'], label: 'Sort by the column' },
  { keys: ['Shift', 'Enter'], label: 'Add the column to the sort' },
  { keys: ['Shift', '←'], label: 'Make the column narrower' },
  { keys: ['Shift', '→'], label: 'Make the column wider' },
];
