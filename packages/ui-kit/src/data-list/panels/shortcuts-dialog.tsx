import { Group, Kbd } from '@mantine/core';
import { Dialog } from '../../dialog/dialog.tsx';
import { DATA_LIST_SHORTCUTS, HEADER_SHORTCUTS, type ListShortcut } from '../model/shortcuts.ts';
import styles from './panels.module.css';

const Keys = ({ shortcuts }: { shortcuts: readonly ListShortcut[] }) => (
  <dl className={styles.keys}>
    {shortcuts.map(({ keys, label }) => (
      <div key={label}>
        <dt>{label}</dt>
        <Group component="dd" gap="xs">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </Group>
      </div>
    ))}
  </dl>
);

/** The list's keys, read from the registry that the keyboard itself follows. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog opened onClose={onClose} title="Keyboard shortcuts">
      <h3 className={styles.group}>In the list</h3>
      <Keys shortcuts={DATA_LIST_SHORTCUTS} />
      <h3 className={styles.group}>On a column heading</h3>
      <Keys shortcuts={HEADER_SHORTCUTS} />
    </Dialog>
  );
}
