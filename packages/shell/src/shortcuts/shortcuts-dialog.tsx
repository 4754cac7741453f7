import { Checkbox, Group, Kbd } from '@mantine/core';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { commandKey } from './keys.ts';
import { useShortcutList } from './shortcuts.ts';
import classes from './shortcuts-dialog.module.css';
import { useSingleKeys } from './single-keys.ts';

/** What holds on every page comes first. */
const ORDER = ['Everywhere', 'Go to'];

/** Every key that works on this page, from the registry that runs them, and the switch that turns single keys off. */
export default function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { singleKeys, setSingleKeys } = useSingleKeys();
  const shortcuts = useShortcutList().filter(
    ({ keys: [first = ''] }) => singleKeys || first === commandKey || first.length > 1,
  );
  const groups = [...new Set([...ORDER, ...shortcuts.map((each) => each.group)])].filter((group) =>
    shortcuts.some((each) => each.group === group),
  );
  return (
    <Dialog opened title="Keyboard shortcuts" size="lg" onClose={onClose}>
      <div className={classes.groups} tabIndex={-1} data-autofocus>
        {groups.map((group) => (
          <section key={group} className={classes.group}>
            <h3 className={classes.title}>{group}</h3>
            <dl>
              {shortcuts
                .filter((each) => each.group === group)
                .map((each) => (
                  <div key={each.keys.join(' ')} className={classes.row}>
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
      </div>
      <Checkbox
        className={classes.switch ?? ''}
        label="Single-key shortcuts"
        description={`Turn them off if you dictate or press keys by accident. ${commandKey} K stays.`}
        checked={singleKeys}
        onChange={(event) => setSingleKeys(event.currentTarget.checked)}
      />
    </Dialog>
  );
}
