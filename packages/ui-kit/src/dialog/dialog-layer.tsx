import { Modal } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import { useReducedMotion } from '../provider/context.ts';
import { useNarrow } from '../provider/use-media.ts';
import classes from './dialog.module.css';
import type { DialogProps } from './dialog.tsx';

const WIDTHS = { small: '26rem', normal: '36rem', wide: '56rem' } as const;

/** The dialog itself. Escape and the cross leave it; the focus stays inside and then returns. */
export function DialogLayer(props: DialogProps) {
  const { opened, title, children, footer, size = 'small', locked = false, onClose } = props;
  const reduced = useReducedMotion();
  const narrow = useNarrow();
  const id = useId();
  // The first question opens as any other: from a layer that stands there closed.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  // The layer gives the focus back when it is closed, not when it is taken out while it is open.
  useEffect(() => {
    if (!opened) return;
    const before = document.activeElement;
    return () => {
      const lost = !document.activeElement || document.activeElement === document.body;
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [opened]);
  return (
    <Modal
      id={id}
      opened={opened && ready}
      onClose={onClose}
      title={title}
      size={WIDTHS[size]}
      centered={!narrow}
      withCloseButton={!locked}
      closeOnEscape={!locked}
      closeOnClickOutside={!locked}
      closeButtonProps={{ 'aria-label': 'Close' }}
      overlayProps={{ backgroundOpacity: 0.45 }}
      transitionProps={{ transition: 'fade', duration: reduced ? 0 : 150 }}
      classNames={{
        inner: classes.inner ?? '',
        content: classes.content ?? '',
        header: classes.header ?? '',
        title: classes.title ?? '',
        body: classes.body ?? '',
      }}
    >
      {children}
      {footer && <div className={classes.footer}>{footer}</div>}
    </Modal>
  );
}
