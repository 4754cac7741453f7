import '../../styles/layers.ts';
import { Menu } from '@mantine/core';
import { Link } from '../../link/link.tsx';
import type { RowAction } from '../types.ts';
import { MenuHere } from './menu-here.tsx';
import { RowSheet } from './row-sheet.tsx';

interface RowMenuProps {
  label: string;
  box: DOMRect;
  actions: readonly RowAction[];
  narrow: boolean;
  onClose: () => void;
}

/** What can be done with one row: a menu at its button, or a sheet on narrow screens. */
export function RowMenu({ label, box, actions, narrow, onClose }: RowMenuProps) {
  if (narrow) return <RowSheet label={label} actions={actions} onClose={onClose} />;
  return (
    <MenuHere label={`Actions for ${label}`} box={box} onClose={onClose}>
      {actions.map(({ id, label: text, icon: Icon, danger, disabled, target, onSelect }) => {
        const shared = {
          leftSection: Icon && <Icon size={16} stroke={1.75} />,
          disabled: disabled ?? false,
          ...(danger && !disabled && { c: 'red' }),
        };
        return target ? (
          <Menu.Item key={id} component={Link} to={target} {...shared}>
            {text}
          </Menu.Item>
        ) : (
          <Menu.Item key={id} onClick={onSelect} {...shared}>
            {text}
          </Menu.Item>
        );
      })}
    </MenuHere>
  );
}
