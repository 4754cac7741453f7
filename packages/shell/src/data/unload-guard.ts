import { useIsMutating } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Asks before the tab is closed on a write that is on its way: it may be waiting for the connection, and would be lost. */
export function UnloadGuard() {
  const writing = useIsMutating() > 0;
  useEffect(() => {
    if (!writing) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [writing]);
  return null;
}
