import { useEffect, useSyncExternalStore } from 'react';
import { isTyping } from './keys.ts';

/** A key of the live registry: what `?` shows is what works on this page now. */
export interface Shortcut {
  /** As shown: `['P']`, `['Ctrl', 'K']`. */
  readonly keys: readonly string[];
  readonly does: string;
  /** Heading it stands under. */
  readonly group: string;
  readonly matches: (event: KeyboardEvent) => boolean;
  readonly run: () => void;
  /** Also while typing, for chords with the command key. */
  readonly whileTyping?: boolean;
}

let registry: readonly Shortcut[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Shortcut[]): void {
  registry = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The shortcuts that work now, for the `?` dialog. */
export const useShortcutList = () => useSyncExternalStore(subscribe, () => registry);

/** Adds shortcuts while the component is shown. Keep the array outside the component or memoize it. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  useEffect(() => {
    set([...registry, ...shortcuts]);
    return () => set(registry.filter((each) => !shortcuts.includes(each)));
  }, [shortcuts]);
}

/** Runs shortcuts; once per page, by the frame. An open dialog has the keyboard for itself. */
export function useShortcutRunner(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const typing = isTyping(event.target) || document.querySelector('[aria-modal="true"]') !== null;
      const hit = registry.findLast((each) => each.matches(event) && (!typing || each.whileTyping));
      if (!hit) return;
      event.preventDefault();
      hit.run();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** A single key without a modifier. */
export const key = (name: string) => (event: KeyboardEvent) =>
  event.key.toLowerCase() === name && !event.ctrlKey && !event.metaKey && !event.altKey;

/** A key together with Ctrl or ⌘. */
export const command = (name: string) => (event: KeyboardEvent) =>
  event.key.toLowerCase() === name && (event.ctrlKey || event.metaKey) && !event.altKey;
