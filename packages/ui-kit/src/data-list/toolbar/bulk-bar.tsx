import { useState } from 'react';
import { ActionMenu } from '../../menu/action-menu.tsx';
import { useNarrow } from '../../provider/use-media.ts';
import type { SelectionHandle } from '../hooks/use-selection.ts';
import { IconX } from '../icons.ts';
import { offersMatching } from '../model/selection.ts';

import type { BulkAction, DataListProps } from '../types.ts';
import styles from './bulk-bar.module.css';
import { QuietButton } from './quiet-button.tsx';

/** More of them would cover half of a narrow screen. */
const MOST_NARROW = 2;

interface BulkBarProps {
  selection: SelectionHandle;
  keys: readonly string[];
  count: number | null | undefined;
  actions: NonNullable<DataListProps<object>['bulkActions']>;
  /** Called where the bar could not be loaded. */
  onClose: () => void;
}

/** Floats over the list while something is selected: how many, and what can be done with them. */
export function BulkBar({ selection, keys, count, actions }: BulkBarProps) {
  const [running, setRunning] = useState<string | null>(null);
  const narrow = useNarrow();
  const { selection: chosen } = selection;
  if (chosen.count === 0) return null;
  const all = chosen.mode === 'matching';
  const run = async (action: BulkAction) => {
    setRunning(action.id);
    try {
      // The code that ran the action shows a failure; the selection stays so that it can be tried again.
      if ((await action.onRun(chosen)) !== false) selection.clear();
    } catch {
    } finally {
      setRunning(null);
    }
  };
  const known = typeof actions === 'function' ? actions(chosen) : actions;
  const offered = known.filter((action) => !all || action.matching !== false);
  const shown = narrow && offered.length > MOST_NARROW ? offered.slice(0, MOST_NARROW - 1) : offered;
  return (
    <section className={styles.bar} data-sticks-below aria-label="Selected rows">
      <span className={styles.count}>
        {all
          ? `All ${chosen.count.toLocaleString('en-US')} selected`
          : `${chosen.count.toLocaleString('en-US')} selected`}
      </span>
      {offersMatching(selection.state, keys, count) && (
        <QuietButton onClick={selection.selectMatching}>
          Select all {count.toLocaleString('en-US')} matching
        </QuietButton>
      )}
      {offered.length > 0 && <span className={styles.line} />}
      {shown.map((action) => (
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
      <ActionMenu
        actions={offered.slice(shown.length).map((action) => ({
          key: action.id,
          label: action.label,
          disabled: running !== null,
          danger: action.danger ?? false,
          onClick: () => void run(action),
        }))}
      />
      <QuietButton icon={IconX} tip="Clear selection" onClick={selection.clear} />
    </section>
  );
}
