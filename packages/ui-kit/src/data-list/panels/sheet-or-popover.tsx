import { Drawer, Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './panels.module.css';

interface SheetOrPopoverProps {
  title: string;
  narrow: boolean;
  width?: number;
  position?: 'bottom-start' | 'bottom-end';
  onClose: () => void;
  children: ReactNode;
}

/** A panel beside its button, or on narrow screens a sheet from the bottom. Esc closes it; the focus returns. */
export function SheetOrPopover({
  title,
  narrow,
  width = 300,
  position,
  onClose,
  children,
}: SheetOrPopoverProps) {
  if (narrow)
    return (
      <Drawer
        opened
        onClose={onClose}
        position="bottom"
        size="auto"
        title={title}
        classNames={{ content: styles.sheet, title: styles.sheetTitle }}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {children}
      </Drawer>
    );
  return (
    <Popover
      opened
      onChange={(opened) => !opened && onClose()}
      position={position ?? 'bottom-start'}
      offset={4}
      width={width}
      trapFocus
      returnFocus
      hideDetached={false}
      withRoles={false}
      transitionProps={{ duration: 120 }}
    >
      <Popover.Target>
        <span className={styles.anchor} aria-hidden="true" />
      </Popover.Target>
      <Popover.Dropdown className={styles.dropdown} role="dialog" aria-label={title}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
