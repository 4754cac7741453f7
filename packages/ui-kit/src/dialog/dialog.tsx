import '../styles/layers.ts';
import { Modal, type ModalProps } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import classes from './dialog.module.css';
import { useFocusBack } from './use-focus-back.ts';

export interface DialogProps extends Pick<ModalProps, 'opened' | 'size' | 'onClose'> {
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons, the way out last. */
  readonly footer?: ReactNode;
  /** While work is running the dialog cannot be left. */
  readonly locked?: boolean;
}

const FIELDS = 'input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled)';

/**
 * Where Mantine's focus trap starts: in the first field or, without one, at the text, and never on the close button.
 */
const startFocus = (body: HTMLElement | null) => {
  if (!body || body.querySelector('[data-autofocus]')) return;
  (body.querySelector(FIELDS) ?? body).setAttribute('data-autofocus', '');
};

/** A form that is being sent: its answer would be lost with the dialog. */
const isSending = (body: HTMLElement | null) => body?.querySelector('form[aria-busy=true]') != null;

/**
 * A question or a short task above the page; on narrow screens a sheet from below, by the theme. Once something was typed, a
 * click beside it does not close it.
 */
export function Dialog({ opened, title, children, footer, locked = false, onClose, ...props }: DialogProps) {
  useFocusBack(opened);
  const body = useRef<HTMLDivElement>(null);
  const start = useCallback((element: HTMLDivElement | null) => {
    body.current = element;
    startFocus(element);
  }, []);
  const [isTyped, setTyped] = useState(false);
  useEffect(() => setTyped(false), [opened]);
  return (
    <Modal
      {...props}
      opened={opened}
      title={title}
      returnFocus={false}
      withCloseButton={!locked}
      closeOnEscape={!locked}
      closeOnClickOutside={!locked && !isTyped}
      onClose={() => {
        if (!isSending(body.current)) onClose();
      }}
    >
      <div ref={start} className={classes.body} tabIndex={-1} onInput={() => setTyped(true)}>
        {children}
        {footer && <div className={classes.footer}>{footer}</div>}
      </div>
    </Modal>
  );
}
