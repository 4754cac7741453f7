import { Modal, type ModalProps } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import classes from './dialog.module.css';

export interface DialogProps extends Pick<ModalProps, 'opened' | 'size' | 'onClose'> {
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons, the way out last. */
  readonly footer?: ReactNode;
  /** While work is running the dialog cannot be left. */
  readonly locked?: boolean;
}

const FIELDS = 'input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled)';

/** Where Mantine's trap starts: the first field, or else the words, and never the cross in the corner. */
const startFocus = (body: HTMLElement | null) => {
  if (!body || body.querySelector('[data-autofocus]')) return;
  (body.querySelector(FIELDS) ?? body).setAttribute('data-autofocus', '');
};

/** What is to have the focus again: the button of a menu in the place of its entry, which is gone by then. */
function returnPoint(): HTMLElement | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const point = menu ? document.getElementById(menu) : focused;
  return point instanceof HTMLElement ? point : null;
}

/**
 * A question or a short task above the page; on narrow screens a sheet from below (in the theme). Mantine gives the focus back
 * only from a modal that was mounted closed; many here are mounted open and taken out.
 */
export function Dialog({ opened, title, children, footer, locked = false, ...props }: DialogProps) {
  const before = useRef<HTMLElement>(null);
  // Noted before the trap takes the focus; given back after React, which keeps it where it was while it changes the page.
  useLayoutEffect(() => {
    if (opened) before.current = returnPoint();
  }, [opened]);
  useEffect(() => {
    if (!opened) return;
    return () => before.current?.focus({ preventScroll: true });
  }, [opened]);
  const body = useCallback(startFocus, []);
  return (
    <Modal
      {...props}
      opened={opened}
      title={title}
      returnFocus={false}
      withCloseButton={!locked}
      closeOnEscape={!locked}
      closeOnClickOutside={!locked}
    >
      <div ref={body} className={classes.body} tabIndex={-1}>
        {children}
        {footer && <div className={classes.footer}>{footer}</div>}
      </div>
    </Modal>
  );
}
