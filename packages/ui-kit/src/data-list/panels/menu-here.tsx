import '../../styles/layers.ts';
import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFocusBack } from '../../dialog/use-focus-back.ts';
import styles from './panels.module.css';
import { placeOf } from './place-of.ts';

interface MenuHereProps {
  label: string;
  /** Place on the screen; the box around the panel when absent. */
  box?: DOMRect;
  position?: 'bottom-start' | 'bottom-end';
  onClose: () => void;
  children: ReactNode;
}

/** A menu that is open from the start and hangs on a place that is there already. */
export function MenuHere({ label, box, position = 'bottom-end', onClose, children }: MenuHereProps) {
  useFocusBack(true);
  return (
    <Menu opened onChange={(opened) => !opened && onClose()} position={position} offset={4}>
      <Menu.Target>
        {/* Mantine names the menu by its target, so the name stands here. */}
        <span className={styles.anchor} style={placeOf(box)} aria-hidden="true">
          <span className="up-sr-only">{label}</span>
        </span>
      </Menu.Target>
      <Menu.Dropdown miw="11rem">{children}</Menu.Dropdown>
    </Menu>
  );
}
