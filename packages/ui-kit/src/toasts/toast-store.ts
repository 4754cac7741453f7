/** How long a toast stays (SPEC 9), and one that offers to undo (D.5.36). */
export const TOAST_DURATION = 3000;
export const UNDO_DURATION = 10_000;

export interface ToastOptions {
  /** One thing that can be done about it. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
  readonly requestId?: string | undefined;
  /** Stays until closed, for an error that needs action. */
  readonly sticky?: boolean;
}

export interface Toast extends ToastOptions {
  readonly id: number;
  readonly tone: 'success' | 'danger' | 'info';
  readonly text: string;
  /** ms; undefined stays. */
  readonly duration: number | undefined;
}

const MOST = 4;
let toasts: readonly Toast[] = [];
let next = 1;
const listeners = new Set<() => void>();

function set(changed: readonly Toast[]) {
  toasts = changed;
  for (const listener of listeners) listener();
}

function show(
  tone: Toast['tone'],
  text: string,
  options: ToastOptions = {},
  duration = TOAST_DURATION,
): number {
  const id = next++;
  set(
    [...toasts, { ...options, id, tone, text, duration: options.sticky ? undefined : duration }].slice(-MOST),
  );
  return id;
}

export const toastStore = {
  read: () => toasts,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  close: (id: number) => set(toasts.filter((toast) => toast.id !== id)),
  clear: () => set([]),
};

/**
 * Short messages above the page, 3000 ms each. Never the only place of an error that needs action: say it in the page
 * too. Each gives the number that `toastStore.close` takes.
 */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('danger', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  /** Offers `Undo` for ten seconds. */
  undo: (text: string, onUndo: () => void) =>
    show('success', text, { action: { label: 'Undo', onClick: onUndo } }, UNDO_DURATION),
} as const;
