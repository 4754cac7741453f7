import { useSyncExternalStore } from 'react';

/** Whether one of the frame's layers is open; it may be opened from anywhere, e.g. by a key. */
export function openStore() {
  let open = false;
  const listeners = new Set<() => void>();
  const set = (next: boolean) => {
    open = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    open: () => set(true),
    close: () => set(false),
    useOpen: () => useSyncExternalStore(subscribe, () => open),
  };
}
