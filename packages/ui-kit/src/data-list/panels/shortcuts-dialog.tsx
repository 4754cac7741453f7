import { Modal } from '@mantine/core';
import { DATA_LIST_SHORTCUTS, HEADER_SHORTCUTS, type ListShortcut } from '../model/shortcuts.ts';
import styles from './panels.module.css';

const Keys = ({ shortcuts }: { shortcuts: readonly ListShortcut[] }) => (
  <dl className={styles.keys}>
    {shortcuts.map(({ keys, label }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </dd>
      </div>
    ))}
  </dl>
);

/** The list's keys, read from the registry that the keyboard itself follows. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="Keyboard shortcuts" closeButtonProps={{ 'aria-label': 'Close' }}>
      <h3 className={styles.group}>In the list</h3>
      <Keys shortcuts={DATA_LIST_SHORTCUTS} />
      <h3 className={styles.group}>On a column heading</h3>
      <Keys shortcuts={HEADER_SHORTCUTS} />
    </Modal>
  );
}
