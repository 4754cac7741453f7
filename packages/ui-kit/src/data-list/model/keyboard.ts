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
