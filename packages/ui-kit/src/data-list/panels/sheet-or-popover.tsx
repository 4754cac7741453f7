import '../../styles/layers.ts';
import { Drawer, Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFocusBack } from '../../dialog/use-focus-back.ts';
import styles from './panels.module.css';
import { placeOf } from './place-of.ts';

interface SheetOrPopoverProps {
  title: string;
  narrow: boolean;
  width?: number;
  position?: 'bottom-start' | 'bottom-end';
  /** Place on the screen; the box around the panel when absent. */
  box?: DOMRect | null;
  onClose: () => void;
  children: ReactNode;
}

/** A panel beside its button, or on narrow screens a sheet from the bottom. Esc closes it; the focus returns. */
export function SheetOrPopover(props: SheetOrPopoverProps) {
  const { title, narrow, width = 300, position = 'bottom-start', box, onClose, children } = props;
  useFocusBack(true);
  if (narrow)
    return (
      <Drawer opened onClose={onClose} title={title} classNames={{ content: styles.sheet ?? '' }}>
        {children}
      </Drawer>
    );
  return (
    <Popover
      opened
      onChange={(opened) => !opened && onClose()}
      position={position}
      offset={4}
      width={width}
      trapFocus
      withRoles={false}
    >
      <Popover.Target>
        <span className={styles.anchor} style={placeOf(box)} aria-hidden="true" />
      </Popover.Target>
      <Popover.Dropdown className={styles.dropdown} role="dialog" aria-label={title}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
