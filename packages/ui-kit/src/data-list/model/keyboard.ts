export type ListCommand =
  | 'next'
  | 'previous'
  | 'open'
  | 'select'
  | 'edit'
  | 'nextPage'
  | 'previousPage'
  | 'search'
  | 'clear'
  | 'help';

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

const COMMANDS: Record<string, ListCommand> = {
  j: 'next',
  k: 'previous',
  x: 'select',
  e: 'edit',
  '[': 'previousPage',
  ']': 'nextPage',
  '/': 'search',
  '?': 'help',
  Escape: 'clear',
};

/** What of a keyboard event decides. */
export interface KeyStroke {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The command of a key. Enter is not here: the focused row is a link, which opens by itself. */
export function commandOf(stroke: KeyStroke): ListCommand | null {
  if (stroke.ctrlKey || stroke.metaKey || stroke.altKey) return null;
  return COMMANDS[stroke.key.length === 1 ? stroke.key.toLowerCase() : stroke.key] ?? null;
}

const TYPING =
  'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=""], [contenteditable=true]';
const LAYERS = '[role=dialog], [role=menu], [role=listbox], [role=alertdialog]';

/** True when keys belong to whatever the event came from: a field, or a layer above the list. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(TYPING) !== null || target.closest(LAYERS) !== null;
}
