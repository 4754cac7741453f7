import { useState } from 'react';
import type { SelectionHandle } from './hooks/use-selection.ts';
import { IconX } from './icons.ts';
import { offersMatching } from './model/selection.ts';
import { QuietButton } from './quiet-button.tsx';
import styles from './states.module.css';
import type { BulkAction } from './types.ts';

interface BulkBarProps {
  selection: SelectionHandle;
  keys: readonly string[];
  count: number | null | undefined;
  actions: readonly BulkAction[];
}

/** Floats over the list while something is selected: how many, and what can be done with them. */
export function BulkBar({ selection, keys, count, actions }: BulkBarProps) {
  const [running, setRunning] = useState<string | null>(null);
  const { selection: chosen } = selection;
  if (chosen.count === 0) return null;
  const all = chosen.mode === 'matching';
  const run = async (action: BulkAction) => {
    setRunning(action.id);
    try {
      // A failure is shown by whoever ran the action; the selection stays so that it can be tried again.
      if ((await action.onRun(chosen)) !== false) selection.clear();
    } catch {
    } finally {
      setRunning(null);
    }
  };
  const offered = actions.filter((action) => !all || action.matching !== false);
  return (
    <section className={styles.bulk} data-sticks-below aria-label="Selected rows">
      <span className={styles.bulkCount}>
        {all
          ? `All ${chosen.count.toLocaleString('en-US')} selected`
          : `${chosen.count.toLocaleString('en-US')} selected`}
      </span>
      {offersMatching(selection.state, keys, count) && (
        <QuietButton onClick={selection.selectMatching}>
          Select all {count.toLocaleString('en-US')} matching
        </QuietButton>
      )}
      {offered.length > 0 && <span className={styles.bulkLine} />}
      {offered.map((action) => (
        <QuietButton
          key={action.id}
          icon={action.icon}
          {...(action.danger && { color: 'red' })}
          loading={running === action.id}
          disabled={running !== null && running !== action.id}
          onClick={() => void run(action)}
        >
          {action.label}
        </QuietButton>
      ))}
      <QuietButton icon={IconX} tip="Clear selection" onClick={selection.clear} />
    </section>
  );
}
