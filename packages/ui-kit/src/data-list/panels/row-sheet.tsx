import { Drawer } from '@mantine/core';
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
  const run = (action: RowAction) => {
    onClose();
    action.onSelect?.();
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="auto"
      title={label}
      classNames={{ content: styles.sheet, title: styles.sheetTitle }}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <ul className={styles.actions}>
        {actions.map((action) => {
          const Icon = action.icon;
          const inside = (
            <>
              {Icon && <Icon size={20} stroke={1.75} />}
              {action.label}
            </>
          );
          return (
            <li key={action.id}>
              {action.target && !action.disabled ? (
                <Link to={action.target} className={styles.action} onClick={onClose}>
                  {inside}
                </Link>
              ) : (
                <button
                  type="button"
                  className={styles.action}
                  disabled={action.disabled}
                  data-danger={action.danger ? '' : undefined}
                  onClick={() => run(action)}
                >
                  {inside}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </Drawer>
  );
}
