import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Asks before the tab is closed on a write that is on its way: it may be waiting for the connection, and would be lost. */
export function UnloadGuard() {
  const queryClient = useQueryClient();
  const writing = useIsMutating() > 0;
  useEffect(() => {
    if (!writing) return;
    // The count arrives a moment late: a save whose answer leads to another site is over when the page is left.
    const ask = (event: BeforeUnloadEvent) => {
      if (queryClient.isMutating() > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [writing, queryClient]);
  return null;
}
