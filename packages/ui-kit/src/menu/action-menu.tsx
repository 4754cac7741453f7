import { Menu } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { IconDots } from '../icons/icons.ts';
import { Link } from '../link/link.tsx';
import type { LinkTarget } from '../link/link-target.ts';
import { onIntent } from '../loading/preloadable.ts';

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

function Entry({ action }: { readonly action: MenuAction }) {
  const { label, to, onClick, opens, icon, disabled = false, danger = false } = action;
  const shared = { leftSection: icon, disabled, children: label, ...(danger && !disabled && { c: 'red' }) };
  return to ? (
    <Menu.Item {...shared} component={Link} to={to} />
  ) : (
    <Menu.Item {...shared} {...(onClick && { onClick })} {...(opens && onIntent(opens))} />
  );
}

/** The ⋯ button and its menu. */
export function ActionMenu({ label = 'More actions', actions, children }: ActionMenuProps) {
  if (actions.length === 0) return null;
  const grave = actions.filter((action) => action.danger);
  const others = actions.filter((action) => !action.danger);
  return (
    <Menu>
      <Menu.Target>
        <IconButton label={label}>{children ?? <IconDots size={20} stroke={1.75} />}</IconButton>
      </Menu.Target>
      <Menu.Dropdown miw="12rem">
        {[others, grave].map((group, index) => (
          <Fragment key={group === grave ? 'grave' : 'others'}>
            {index > 0 && others.length > 0 && grave.length > 0 && <Menu.Divider />}
            {group.map((action) => (
              <Entry key={action.key} action={action} />
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
