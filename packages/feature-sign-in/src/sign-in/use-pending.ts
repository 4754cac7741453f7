import { useEffect, useState } from 'react';
import type { PendingCode } from './use-sign-in.ts';

const KEY = 'pending-sign-in';

/** What this tab waits for, unless its code has run out by now. */
function readPending(): PendingCode | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as PendingCode | null;
    if (kept && Date.parse(kept.expires_at) > Date.now()) return kept;
  } catch {
    // Somebody else wrote the key: the sign-in begins anew.
  }
  return undefined;
}

export const forgetPending = (): void => sessionStorage.removeItem(KEY);

/**
 * The second step that a sign-in waits for. A reload keeps it, in this tab: who goes to fetch the code from the mail and comes back
 * to a page that was loaded anew still finds the field for it. It is forgotten with the page that asks.
 */
export function usePending() {
  const [pending, setPending] = useState(readPending);
  useEffect(() => {
    if (!pending) return;
    sessionStorage.setItem(KEY, JSON.stringify(pending));
    return forgetPending;
  }, [pending]);
  return [pending, setPending] as const;
}
