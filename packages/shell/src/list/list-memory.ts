import { useRouterState } from '@tanstack/react-router';
import type { DataListMemory } from '@upline/ui-kit/data-list/types.ts';

/** Where lists stood when they were left, by history entry: going back finds the same rows selected and in sight. */
const places = new Map<string, DataListMemory>();
const MOST = 50;

export function useListMemory(list: string) {
  const entry = useRouterState({ select: (state) => state.location.state.__TSR_key ?? state.location.href });
  const place = `${entry} ${list}`;
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
