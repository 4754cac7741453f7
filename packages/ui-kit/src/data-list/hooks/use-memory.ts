import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { DataListMemory, DataListProps } from '../types.ts';

/** Puts the scroll place back when the list is entered again, and hands it out when the list is left. */
export function useMemory(
  memory: DataListProps<never>['memory'],
  region: RefObject<HTMLElement | null>,
  selected: ReadonlySet<string>,
): void {
  const initial = memory?.initial;
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || !initial) return;
    element.scrollTop = initial.top;
    element.scrollLeft = initial.left;
  }, [region, initial]);
  const leave = useEffectEvent((element: HTMLElement | null, place: DataListMemory) => {
    memory?.onLeave({ ...place, selected: [...selected], ...(element ? {} : {}) });
  });
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    let place: DataListMemory = { top: element.scrollTop, left: element.scrollLeft, selected: [] };
    // Read while scrolling: when the effect is torn down the element may be detached already and say 0.
    const note = () => {
      place = { top: element.scrollTop, left: element.scrollLeft, selected: [] };
    };
    element.addEventListener('scroll', note, { passive: true });
    return () => {
      element.removeEventListener('scroll', note);
      leave(element, place);
    };
  }, [region]);
}
