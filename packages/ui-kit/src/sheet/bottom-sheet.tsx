import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useReducedMotion } from '../provider/context.ts';
import classes from './bottom-sheet.module.css';

export interface BottomSheetProps {
  readonly opened: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** A panel at the right on wide screens instead of a sheet from below. */
  readonly side?: boolean;
  readonly onClose: () => void;
}

/** Filters, columns and row actions on narrow screens: a sheet from below that leaves the page in sight. */
export function BottomSheet({ opened, title, children, footer, side = false, onClose }: BottomSheetProps) {
  const reduced = useReducedMotion();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={title}
      position={side ? 'right' : 'bottom'}
      size={side ? '26rem' : 'auto'}
      closeButtonProps={{ 'aria-label': 'Close' }}
      overlayProps={{ backgroundOpacity: 0.45 }}
      transitionProps={{ duration: reduced ? 0 : 180 }}
      classNames={{
        inner: classes.inner ?? '',
        content: classes[side ? 'panel' : 'sheet'] ?? '',
        header: classes.header ?? '',
        title: classes.title ?? '',
        body: classes.body ?? '',
      }}
    >
      {children}
      {footer && <div className={classes.footer}>{footer}</div>}
    </Drawer>
  );
}
