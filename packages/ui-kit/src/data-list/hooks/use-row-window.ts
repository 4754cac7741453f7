import { type RefObject, useEffect, useState } from 'react';
import { blockOf, rowsAround } from '../model/window.ts';

/** Height assumed before layout, and where there is none (in tests, or hidden). */
const HEIGHT = 600;

/**
 * Which rows of a scroll region are drawn: those in sight and a few around them. All rows are equally high, so this is a
 * division; the state changes only when rows come or go, and every other frame of a scroll draws nothing. A region that is
 * not in the document yet will be scrolled to `start`: the rows there are the first ones drawn.
 */
export function useRowWindow(
  region: RefObject<HTMLElement | null>,
  rows: number,
  rowHeight: number,
  start: number,
) {
  const [top, setTop] = useState(() => blockOf((region.current?.scrollTop ?? start) / rowHeight));
  const [height, setHeight] = useState(HEIGHT);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const move = () => setTop(blockOf(element.scrollTop / rowHeight));
    const measure = () => setHeight(element.clientHeight || HEIGHT);
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    move();
    measure();
    observer?.observe(element);
    element.addEventListener('scroll', move, { passive: true });
    return () => {
      observer?.disconnect();
      element.removeEventListener('scroll', move);
    };
  }, [region, rowHeight]);
  return rowsAround(top, Math.ceil(height / rowHeight), rows);
}

/** Scrolls a row into the middle of its region when it is not in sight. */
export function revealRow(region: HTMLElement | null, index: number, rowHeight: number): void {
  if (!region) return;
  const place = index * rowHeight;
  const inSight = place >= region.scrollTop && place + rowHeight <= region.scrollTop + region.clientHeight;
  if (!inSight) region.scrollTop = place - region.clientHeight / 2;
}
