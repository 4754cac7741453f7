import { Menu } from '@mantine/core';
import type { Ref } from 'react';
import { useLink } from '../link/link.tsx';
import { useReducedMotion } from '../provider/context.ts';
import classes from './action-menu.module.css';
import type { ActionMenuProps, MenuAction } from './action-menu.tsx';

function Entry({ action }: { readonly action: MenuAction }) {
  const Link = useLink();
  const { to } = action;
  const shared = {
    leftSection: action.icon,
    disabled: action.disabled ?? false,
    'data-danger': action.danger || undefined,
    className: classes.item ?? '',
    children: action.label,
  };
  if (!to) return <Menu.Item {...shared} {...(action.onClick ? { onClick: action.onClick } : {})} />;
  return (
    <Menu.Item
      {...shared}
      renderRoot={(props: { ref?: Ref<HTMLAnchorElement> }) => <Link {...props} to={to} />}
    />
  );
}

/** Where the menu hangs: over the button, which keeps its own state; the name of the menu is read from here. */
function Anchor({
  label,
  id,
  ref,
}: {
  readonly label?: string | undefined;
  readonly id?: string;
  readonly ref?: Ref<HTMLSpanElement>;
}) {
  return (
    <span ref={ref} id={id} className={classes.anchor}>
      <span className="up-sr-only">{label}</span>
    </span>
  );
}

/** The open menu under its button. */
export function MenuLayer(
  props: Pick<ActionMenuProps, 'label' | 'actions'> & { readonly onClose: () => void },
) {
  const reduced = useReducedMotion();
  return (
    <Menu
      opened
      position="bottom-end"
      shadow="md"
      returnFocus
      hideDetached={false}
      withInitialFocusPlaceholder={false}
      transitionProps={{ duration: reduced ? 0 : 120 }}
      onChange={(opened) => !opened && props.onClose()}
    >
      <Menu.Target>
        <Anchor label={props.label} />
      </Menu.Target>
      <Menu.Dropdown className={classes.menu ?? ''}>
        {[...props.actions]
          .sort((one, other) => Number(one.danger ?? false) - Number(other.danger ?? false))
          .map((action) => (
            <Entry key={action.key} action={action} />
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
