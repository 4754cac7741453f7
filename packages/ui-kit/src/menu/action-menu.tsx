import { type ReactNode, useId, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { IconDots } from '../icons/icons.ts';
import type { LinkTarget } from '../link/link-target.ts';
import { lazyLayer } from '../loading/lazy-layer.tsx';
import { onIntent } from '../loading/preloadable.ts';

const ActionMenuLayer = lazyLayer(() =>
  import('./action-menu-layer.tsx').then((chunk) => chunk.ActionMenuLayer),
);

/** One entry of a menu: it leads somewhere or does something. */
export interface MenuAction {
  readonly key: string;
  readonly label: string;
  readonly to?: LinkTarget;
  readonly onClick?: () => void;
  /** What it opens, where the code of that comes late. */
  readonly opens?: { readonly preload: () => unknown };
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

/** The ⋯ button. Its menu is loaded when the button is pointed at. */
export function ActionMenu({ label = 'More actions', actions, children }: ActionMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  if (actions.length === 0) return null;
  return (
    <>
      <IconButton
        ref={button}
        id={`${id}-target`}
        label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-dropdown` : undefined}
        {...onIntent(ActionMenuLayer)}
        onClick={() => setOpen(!open)}
      >
        {children ?? <IconDots size={20} stroke={1.75} />}
      </IconButton>
      {open && (
        <ActionMenuLayer id={id} button={button.current} actions={actions} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
