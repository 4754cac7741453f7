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

/** Narrow is at or below 768 px (SPEC 4). */
export const useNarrow = (): boolean => useMedia('(width <= 48em)');
