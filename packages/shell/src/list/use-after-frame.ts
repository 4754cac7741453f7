import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs work once the frame that answers the press has been drawn. Later work takes the place of work that still waits, and
 * none runs on a page that was left.
 */
export function useAfterFrame(): (work: () => void) => void {
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  return useCallback((work) => {
    cancel.current?.();
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(work);
    });
    cancel.current = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
}
