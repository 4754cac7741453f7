import { useRouter } from '@tanstack/react-router';
import type { DataListMemory } from '@upline/ui-kit/data-list/types.ts';
import { useMemo } from 'react';
import type { ListSearch } from './list-search.ts';

/** Where lists stood when they were left, by history entry: going back finds the same rows selected and in sight. */
const places = new Map<string, DataListMemory>();
const MOST = 50;

export function useListMemory(list: string, search: ListSearch) {
  const router = useRouter();
  // Read once for each address the list shows: the router's own is the next page's as soon as the way there begins.
  const place = useMemo(() => {
    const { location } = router.state;
    return `${location.state.__TSR_key ?? location.href} ${list}`;
  }, [router, list, search]);
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
