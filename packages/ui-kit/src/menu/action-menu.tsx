import { type ReactNode, Suspense, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { IconDots } from '../icons/icons.ts';
import type { LinkTarget } from '../link/link-target.ts';
import { onIntent, preloadable } from '../loading/preloadable.ts';
import classes from './action-menu.module.css';

/** One entry of a menu: it leads somewhere or does something. */
export interface MenuAction {
  readonly key: string;
  readonly label: string;
  readonly to?: LinkTarget;
  readonly onClick?: () => void;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  /** Cannot be undone; drawn in red, last. */
  readonly danger?: boolean;
}

export interface ActionMenuProps {
  /** Name of the button: `More actions`. */
  readonly label?: string;
  readonly actions: readonly MenuAction[];
  /** Content of the button instead of ⋯. */
  readonly children?: ReactNode;
}

const MenuLayer = preloadable(() => import('./menu-layer.tsx').then((chunk) => chunk.MenuLayer));

/** The ⋯ button. Its menu is loaded when the reader points at it, so that a page at rest carries none of it. */
export function ActionMenu({ label = 'More actions', actions, children }: ActionMenuProps) {
  const [open, setOpen] = useState(false);
  const wasOpen = useRef(false);
  if (actions.length === 0) return null;
  return (
    <span className={classes.root}>
      <IconButton
        label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        {...onIntent(MenuLayer)}
        onPointerDown={() => {
          wasOpen.current = open;
        }}
        onClick={(event) => setOpen(event.detail === 0 ? !open : !wasOpen.current)}
      >
        {children ?? <IconDots size={20} stroke={1.75} />}
      </IconButton>
      {open && (
        <Suspense>
          <MenuLayer label={label} actions={actions} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
