import { useEffect, useRef } from 'react';

/**
 * Runs when the browser shows the page again as it was left, instead of loading it: the way back from a payment page. What
 * the page showed while it was leaving has to end then.
 */
export function usePageRestored(run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latest.current();
    };
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, []);
}
