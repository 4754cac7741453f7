import '../styles/layers.ts';
import { Menu } from '@mantine/core';
import { assignRef } from '@mantine/hooks';
import { Fragment, type Ref, useLayoutEffect } from 'react';
import { useFocusBack } from '../dialog/use-focus-back.ts';
import { Link } from '../link/link.tsx';
import { onIntent } from '../loading/preloadable.ts';
import type { MenuAction } from './action-menu.tsx';

export interface ActionMenuLayerProps {
  /** The button's id is this with `-target`, as Mantine names the target of a menu. */
  readonly id: string;
  readonly button: HTMLElement | null;
  readonly actions: readonly MenuAction[];
  readonly onClose: () => void;
}

/** The entries of a ⋯ button; those that cannot be undone stand last. */
export function ActionMenuLayer({ id, button, actions, onClose }: ActionMenuLayerProps) {
  useFocusBack(true);
  const grave = actions.filter((action) => action.danger);
  const others = actions.filter((action) => !action.danger);
  return (
    <Menu id={id} opened onChange={(opened) => !opened && onClose()}>
      <Menu.Target>
        <There element={button} />
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

/** Gives Mantine a target that is in the document already: the button stays when its menu comes. */
function There({ element, ref }: { readonly element: HTMLElement | null; readonly ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => assignRef(ref, element));
  return null;
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
