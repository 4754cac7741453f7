import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useReducedMotion } from '../provider/context.ts';
import { useNarrow } from '../provider/use-media.ts';
import { MantineRoot } from '../theme/mantine-root.tsx';
import classes from './dialog.module.css';

export interface DialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons, the way out last. */
  readonly footer?: ReactNode;
  readonly size?: 'small' | 'normal' | 'wide';
  /** While work is running the dialog cannot be left. */
  readonly locked?: boolean;
  readonly onClose: () => void;
}

const WIDTHS = { small: '26rem', normal: '36rem', wide: '56rem' } as const;

/** A question or a short task above the page. Escape and the cross leave it; the focus stays inside and then returns. */
export function Dialog(props: DialogProps) {
  const { opened, title, children, footer, size = 'small', locked = false, onClose } = props;
  const reduced = useReducedMotion();
  const narrow = useNarrow();
  const id = useId();
  // A page at rest does not pay for its dialogs: nothing is mounted before the first question, which then opens as any other.
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (opened) setReady(true);
  }, [opened]);
  if (!opened && !ready) return null;
  return (
    <MantineRoot>
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
    </MantineRoot>
  );
}
