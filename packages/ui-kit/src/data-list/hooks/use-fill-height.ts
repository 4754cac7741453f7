import { type RefObject, useLayoutEffect } from 'react';

const LEAST = 320;

/** What is between the region's lower edge and the end of the page: the footer, and the paddings around the list. */
function below(region: HTMLElement): number {
  let space = 0;
  for (
    let element: Element | null = region;
    element && element !== document.body;
    element = element.parentElement
  ) {
    const next = element.nextElementSibling;
    if (element === region && next) space += (next as HTMLElement).offsetHeight;
    const parent = element.parentElement;
    if (parent) space += Number.parseFloat(getComputedStyle(parent).paddingBottom) || 0;
  }
  return Math.ceil(space);
}

/**
 * Lets the scroll region end where the window does, wherever the list is on the page, so that its header can stay in
 * sight. A region whose rows need less stays as small as they are.
 */
export function useFillHeight(region: RefObject<HTMLElement | null>, key: unknown): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    const fit = () => {
      const top = element.getBoundingClientRect().top + globalThis.scrollY;
      element.style.maxHeight = `max(${LEAST}px, calc(100dvh - ${Math.round(top) + below(element)}px))`;
    };
    fit();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(fit);
    observer?.observe(document.body);
    globalThis.addEventListener('resize', fit);
    return () => {
      observer?.disconnect();
      globalThis.removeEventListener('resize', fit);
    };
  }, [region, key]);
}
