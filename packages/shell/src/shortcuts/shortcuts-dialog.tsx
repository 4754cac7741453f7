import { Group, Kbd } from '@mantine/core';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { useShortcutList } from './shortcuts.ts';
import classes from './shortcuts-dialog.module.css';

/** Every key that works on this page, from the registry that runs them. */
export default function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const shortcuts = useShortcutList();
  const groups = [...new Set(shortcuts.map((each) => each.group))];
  return (
    <Dialog opened title="Keyboard shortcuts" onClose={onClose}>
      {groups.map((group) => (
        <section key={group} className={classes.group}>
          <h3 className={classes.title}>{group}</h3>
          <dl className={classes.list}>
            {shortcuts
              .filter((each) => each.group === group)
              .map((each) => (
                <div key={each.does} className={classes.row}>
                  <dt>{each.does}</dt>
                  <Group component="dd" gap={2} wrap="nowrap">
                    {each.keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </Group>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
