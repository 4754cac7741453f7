import '../../styles/layers.ts';
import { Drawer, NavLink } from '@mantine/core';
import { useFocusBack } from '../../dialog/use-focus-back.ts';
import { Link } from '../../link/link.tsx';
import type { RowAction } from '../types.ts';
import styles from './panels.module.css';

interface RowSheetProps {
  label: string;
  actions: readonly RowAction[];
  onClose: () => void;
}

/** A row's actions as a sheet from the bottom, for thumbs. */
export function RowSheet({ label, actions, onClose }: RowSheetProps) {
  useFocusBack(true);
  const run = (action: RowAction) => {
    onClose();
    action.onSelect?.();
  };
  return (
    <Drawer opened onClose={onClose} title={label}>
      <ul className={styles.plain}>
        {actions.map((action) => {
          const { id, icon: Icon, target, disabled = false, danger = false } = action;
          const shared = {
            label: action.label,
            leftSection: Icon && <Icon size={20} stroke={1.75} />,
            ...(danger && { c: 'red' }),
          };
          return (
            <li key={id}>
              {target && !disabled ? (
                <NavLink {...shared} component={Link} to={target} onClick={onClose} />
              ) : (
                <NavLink
                  {...shared}
                  component="button"
                  type="button"
                  disabled={disabled}
                  onClick={() => run(action)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Drawer>
  );
}
