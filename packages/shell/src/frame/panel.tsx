import { Popover } from '@mantine/core';
import { useReducedMotion } from '@upline/ui-kit/provider/context.ts';
import type { ReactNode } from 'react';
import classes from './panel.module.css';

export interface PanelProps {
  readonly label: string;
  readonly width: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel that hangs under its button in the top bar; keeps the focus inside and gives it back. */
export function Panel({ label, width, onClose, children }: PanelProps) {
  const reduced = useReducedMotion();
  return (
    <Popover
      opened
      onChange={(opened) => !opened && onClose()}
      width={`min(${width}px, calc(100vw - 16px))`}
      position="bottom-end"
      withRoles={false}
      hideDetached={false}
      trapFocus
      returnFocus
      shadow="md"
      transitionProps={{ duration: reduced ? 0 : 120 }}
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
