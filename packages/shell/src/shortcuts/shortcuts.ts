import { useLayoutEffect, useSyncExternalStore } from 'react';
import { isTyping } from './keys.ts';

interface Listed {
  /** As shown: `['P']`, `['Ctrl', 'K']`, `['G', 'B']`. */
  readonly keys: readonly string[];
  readonly does: string;
  /** Heading it is under. */
  readonly group: string;
}

/** A key that the part of the page with the focus answers itself: it is listed and nothing more. */
interface Answered extends Listed {
  readonly matches?: never;
}

interface Runs extends Listed {
  readonly matches: (event: KeyboardEvent) => boolean;
  readonly run: () => void;
  /** Follows a G. */
  readonly afterG?: boolean;
  /** Also while typing, for chords with the command key. */
  readonly whileTyping?: boolean;
}

/** A key of the live registry: what `?` shows is what works on this page now. */
export type Shortcut = Answered | Runs;

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

/**
 * Adds shortcuts while the component is shown: a key is heard from the moment its page can be seen. Keep the array outside
 * the component or memoize it.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  useLayoutEffect(() => {
    set([...registry, ...shortcuts]);
    return () => set(registry.filter((each) => !shortcuts.includes(each)));
  }, [shortcuts]);
}

/** A single key without a modifier. */
export const key = (name: string) => (event: KeyboardEvent) =>
  event.key.toLowerCase() === name && !event.ctrlKey && !event.metaKey && !event.altKey;

/** A key together with Ctrl or ⌘. */
export const command = (name: string) => (event: KeyboardEvent) =>
  event.key.toLowerCase() === name && (event.ctrlKey || event.metaKey) && !event.altKey;

const isG = key('g');
/** So long after a G the next key is a key of its own. */
const SEQUENCE_MS = 1500;

/**
 * Runs shortcuts; once per page, by the frame. An open dialog has the keyboard for itself, and without `singleKeys` no
 * letter, digit or sign alone is a shortcut (WCAG 2.1.4).
 */
export function useShortcutRunner(singleKeys: boolean): void {
  useLayoutEffect(() => {
    let pressedG = Number.NEGATIVE_INFINITY;
    const find = (event: KeyboardEvent, afterG: boolean): Runs | undefined => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return undefined;
      const chordsOnly =
        (!singleKeys && event.key.length === 1) ||
        isTyping(event.target) ||
        document.querySelector('[aria-modal="true"]') !== null;
      return registry.findLast(
        (each): each is Runs =>
          each.matches !== undefined &&
          (each.afterG ?? false) === afterG &&
          (!chordsOnly || (each.whileTyping ?? false)) &&
          each.matches(event),
      );
    };
    const run = (event: KeyboardEvent, hit: Runs | undefined) => {
      if (!hit) return;
      event.preventDefault();
      hit.run();
    };
    // A list answers single keys as well, so the second key of a sequence is taken before it.
    const onSecond = (event: KeyboardEvent) => {
      const follows = event.timeStamp - pressedG < SEQUENCE_MS;
      if (event.key === 'Shift') return;
      pressedG = Number.NEGATIVE_INFINITY;
      if (follows) run(event, find(event, true));
    };
    const onKey = (event: KeyboardEvent) => {
      const hit = find(event, false);
      run(event, hit);
      const begins = !hit && !event.defaultPrevented && singleKeys && isG(event) && !isTyping(event.target);
      if (begins) pressedG = event.timeStamp;
    };
    window.addEventListener('keydown', onSecond, true);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onSecond, true);
      window.removeEventListener('keydown', onKey);
    };
  }, [singleKeys]);
}
