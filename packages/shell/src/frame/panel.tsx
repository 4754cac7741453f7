import '@upline/ui-kit/styles/layers.ts';
import { Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './panel.module.css';

export interface PanelProps {
  readonly label: string;
  readonly width: number;
  /** Under the start of its button, not its end. */
  readonly start?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel that hangs under its button in the bar; keeps the focus inside and gives it back. */
export function Panel({ label, width, start = false, onClose, children }: PanelProps) {
  return (
    <Popover
      opened
      onChange={(opened) => !opened && onClose()}
      width={`min(${width / 16}rem, calc(100vw - 16px))`}
      position={start ? 'bottom-start' : 'bottom-end'}
      withRoles={false}
      hideDetached={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <span className={classes.anchor} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={label} className={classes.panel ?? ''}>
        {/* Takes the focus while the content is still on its way. */}
        <div tabIndex={-1} data-autofocus className={classes.inside}>
          {children}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
