import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs work once the frame that answers the press has been drawn. Later work takes the place of work that still waits, and
 * none runs on a page that was left. The promise settles with the work, or when other work has taken its place.
 */
export function useAfterFrame(): (work: () => Promise<void>) => Promise<void> {
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  return useCallback((work) => {
    cancel.current?.();
    return new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout>;
      const frame = requestAnimationFrame(() => {
        timer = setTimeout(() => resolve(work()));
      });
      cancel.current = () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
        resolve();
      };
    });
  }, []);
}
