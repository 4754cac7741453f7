import { type RefObject, useLayoutEffect } from 'react';

const FOOTER = 48;
const LEAST = 320;

/**
 * Lets the scroll region end where the window does, wherever the list stands on the page, so that its header can stay in
 * sight. A region whose rows need less stays as small as they are.
 */
export function useFillHeight(region: RefObject<HTMLElement | null>, key: unknown): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    const fit = () => {
      const top = element.getBoundingClientRect().top + globalThis.scrollY;
      element.style.maxHeight = `max(${LEAST}px, calc(100dvh - ${Math.round(top) + FOOTER}px))`;
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
