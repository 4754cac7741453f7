type Scheme = 'light' | 'dark';

let shown: Scheme | undefined;
const listeners = new Set<() => void>();

/** The scheme that a test shows in place of the toolbar's. */
export const shownScheme = {
  now: () => shown,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  show(scheme: Scheme | undefined) {
    shown = scheme;
    for (const listener of listeners) listener();
  },
};
