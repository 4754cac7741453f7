import { useEffect, useState } from 'react';

/** SPEC §9: selects and search wait 300 ms after the last key. */
const DEBOUNCE_MS = 300;

/** What is typed once it has come to rest. */
export function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
