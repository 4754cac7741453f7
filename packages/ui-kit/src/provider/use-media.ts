import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now; follows its changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** At or below 768 px (SPEC 4). */
const NARROW = '(width <= 48em)';

export const useNarrow = (): boolean => useMedia(NARROW);

/** Asks for the code of the narrow screen at once where the screen is narrow; a wide one loads it when it gets narrow. */
export function preloadIfNarrow(part: { preload: () => unknown }): void {
  if (globalThis.matchMedia?.(NARROW).matches) part.preload();
}
