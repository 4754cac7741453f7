import { useEffect, useSyncExternalStore } from 'react';
import type { IconType } from '../nav/section.ts';

/** Something that the page shown now can do: rows closer together, for one. */
export interface PageVerb {
  readonly label: string;
  readonly also?: string;
  readonly icon: IconType;
  /** Keys that do the same, as shown. */
  readonly keys?: readonly string[];
  readonly run: () => void;
}

let verbs: readonly PageVerb[] = [];
const listeners = new Set<() => void>();

function set(next: readonly PageVerb[]): void {
  verbs = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What the page offers to the palette now. */
export const usePageVerbList = () => useSyncExternalStore(subscribe, () => verbs);

/** Offers verbs to the palette while the component is shown. Memoize the array. */
export function usePageVerbs(offered: readonly PageVerb[]): void {
  useEffect(() => {
    set([...verbs, ...offered]);
    return () => set(verbs.filter((each) => !offered.includes(each)));
  }, [offered]);
}
