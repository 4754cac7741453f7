import { clsx } from 'clsx';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { RequestId } from '../errors/request-id.tsx';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '../icons/icons.ts';
import { type Toast, toastStore } from './toast-store.ts';
import classes from './toasts.module.css';

const ICONS = { success: IconCircleCheck, danger: IconAlertCircle, info: IconInfoCircle } as const;

/** Counts down while it is not held; holding keeps what is left. */
function useCountdown(duration: number | undefined, held: boolean, done: () => void) {
  const left = useRef(duration);
  useEffect(() => {
    if (held || left.current === undefined) return;
    const start = performance.now();
    const timer = setTimeout(done, left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== undefined) left.current -= performance.now() - start;
    };
  }, [held, done]);
}

function ToastItem({ toast, held }: { readonly toast: Toast; readonly held: boolean }) {
  const { id, tone, text, action, requestId, duration } = toast;
  const close = useRef(() => toastStore.close(id)).current;
  useCountdown(duration, held, close);
  const Icon = ICONS[tone];
  return (
    <li className={clsx(classes.toast, classes[tone])}>
      <Icon className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <div className={classes.text}>
        {text}
        <RequestId id={requestId} />
      </div>
      {action && (
        <Button
          size="xs"
          onClick={() => {
            action.onClick();
            close();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Close message" onClick={close}>
        <IconX size={16} stroke={1.75} />
      </IconButton>
    </li>
  );
}

/**
 * The place of toasts: put it once, outside everything that scrolls. Pointing at a message or focusing in it stops the
 * clock of all of them (D.5.34).
 */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = toasts.length > 0 && (pointed || focused);
  return (
    <section
      className={classes.region}
      aria-label="Messages"
      aria-live="polite"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <ol className={classes.list}>
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} held={held} />
        ))}
      </ol>
    </section>
  );
}
