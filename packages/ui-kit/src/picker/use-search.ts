import { useEffect, useRef, useState } from 'react';
import { readProblem, type ShownProblem } from '../errors/problem.ts';

/** Wait after the last letter (SPEC 9), and the least number of letters that are searched (domain 2.35). */
export const SEARCH_DEBOUNCE = 300;
export const MIN_SEARCH = 2;

type Found<Option> =
  | { readonly state: 'idle' | 'loading' }
  | { readonly state: 'data'; readonly options: readonly Option[] }
  | { readonly state: 'error'; readonly problem: ShownProblem };

/** Searches as the text changes: debounced, the last question wins, a failure leaves the text alone (D.2.21). */
export function useSearch<Option>(
  text: string,
  search: (text: string, signal: AbortSignal) => Promise<readonly Option[]>,
) {
  const [found, setFound] = useState<Found<Option>>({ state: 'idle' });
  const [tries, setTries] = useState(0);
  const latest = useRef(search);
  latest.current = search;
  const wanted = text.trim();
  useEffect(() => {
    if (wanted.length < MIN_SEARCH) return setFound({ state: 'idle' });
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        setFound({ state: 'loading' });
        const options = await latest.current(wanted, abort.signal);
        if (!abort.signal.aborted) setFound({ state: 'data', options });
      } catch (error) {
        if (!abort.signal.aborted) setFound({ state: 'error', problem: readProblem(error) });
      }
    }, SEARCH_DEBOUNCE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted, tries]);
  return { found, retry: () => setTries((count) => count + 1) };
}
