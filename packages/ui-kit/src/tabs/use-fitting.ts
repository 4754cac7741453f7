import { type RefObject, useLayoutEffect, useState } from 'react';

/** Room that the button of the remaining ones takes, its longest word included. */
const MORE_WIDTH = 96;

interface Keyed {
  readonly key: string;
}

/**
 * Which of the tabs fit beside each other in the element; the current one is always among them. The tabs carry `data-tab`.
 * Before they have been measured all of them are shown, which happens before anything is painted. Measuring lays the whole page out
 * and draws the tabs twice, so it is left out where all of them are shown in any case.
 */
export function useFitting<T extends Keyed>(
  element: RefObject<HTMLElement | null>,
  items: readonly T[],
  current: string,
  isWanted: boolean,
): { readonly shown: readonly T[]; readonly rest: readonly T[] } {
  const [room, setRoom] = useState(0);
  const [widths, setWidths] = useState<ReadonlyMap<string, number>>(new Map());

  useLayoutEffect(() => {
    if (!isWanted) return;
    const unknown = items.filter(({ key }) => !widths.has(key));
    if (unknown.length === 0) return;
    const tabs = [...(element.current?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])];
    const [first, second] = tabs.map((tab) => tab.getBoundingClientRect());
    const gap = first && second ? Math.max(0, second.left - first.right) : 0;
    const found = unknown.map(({ key }) => {
      const tab = tabs.find(({ dataset }) => dataset.tab === key);
      return [key, (tab?.offsetWidth ?? 0) + gap] as const;
    });
    setWidths(new Map([...widths, ...found]));
  }, [element, items, widths, isWanted]);

  useLayoutEffect(() => {
    if (!isWanted || !element.current) return;
    const measure = () => setRoom(element.current?.clientWidth ?? 0);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isWanted]);

  const widthOf = ({ key }: T) => widths.get(key) ?? 0;
  const isMeasured = items.every(({ key }) => widths.has(key));
  const all = items.reduce((sum, item) => sum + widthOf(item), 0);
  if (!isMeasured || room === 0 || all <= room) return { shown: items, rest: [] };

  const chosen = new Set(items.filter(({ key }) => key === current));
  let left = room - MORE_WIDTH - [...chosen].reduce((sum, item) => sum + widthOf(item), 0);
  for (const item of items) {
    if (chosen.has(item)) continue;
    left -= widthOf(item);
    if (left < 0) break;
    chosen.add(item);
  }
  return { shown: items.filter((item) => chosen.has(item)), rest: items.filter((item) => !chosen.has(item)) };
}
