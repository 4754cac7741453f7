import { useRouter } from '@tanstack/react-router';
import type { DataListMemory, DataListState } from '@upline/ui-kit/data-list/types.ts';
import { useMemo } from 'react';

/** Where lists stood when they were left, by history entry: going back finds the same rows selected and in sight. */
const places = new Map<string, DataListMemory>();
const MOST = 50;

export function useListMemory(list: string, state: DataListState) {
  const router = useRouter();
  // Read together with the state, not when a way to another state begins: that would draw the old rows again.
  const place = useMemo(() => {
    const { location } = router.state;
    return `${location.state.__TSR_key ?? location.href} ${list}`;
  }, [router, list, state]);
  return {
    initial: places.get(place) ?? null,
    onLeave: (memory: DataListMemory) => {
      places.delete(place);
      places.set(place, memory);
      const oldest = places.keys().next().value;
      if (places.size > MOST && oldest !== undefined) places.delete(oldest);
    },
  };
}
