import { useCallback, useState } from 'react';
import { onIntent } from '../../loading/preloadable.ts';
import { IconPlus } from '../icons.ts';
import { activeView, isChanged, isOwn } from '../model/views.ts';
import { ViewDialog } from '../panels/index.ts';
import { QuietButton } from './quiet-button.tsx';
import type { ViewTabsProps } from './view-tabs.tsx';
import styles from './views.module.css';

/** What differs from the open view, and the ways to keep or drop it. */
export function ViewTools({ views, state, onView, onSaved }: Omit<ViewTabsProps, 'onExpect'>) {
  const [naming, setNaming] = useState(false);
  const [saving, setSaving] = useState(false);
  const active = activeView(state, views.items);
  const reset = useCallback(() => onView(active), [onView, active]);
  const startNaming = useCallback(() => setNaming(true), []);
  const save = async () => {
    if (!active) return;
    setSaving(true);
    try {
      await views.onUpdate?.(active, state);
    } finally {
      setSaving(false);
    }
  };
  if (!isChanged(state, active) && !naming) return null;
  return (
    <div className={styles.tools}>
      {active && <span className={styles.edited}>Unsaved changes</span>}
      <QuietButton onClick={reset}>Reset</QuietButton>
      {active && isOwn(active) && views.onUpdate && (
        <QuietButton loading={saving} onClick={() => void save()}>
          Save
        </QuietButton>
      )}
      {views.onCreate && (
        <QuietButton icon={IconPlus} onClick={startNaming} {...onIntent(ViewDialog)}>
          Save as view
        </QuietButton>
      )}
      {naming && (
        <ViewDialog
          task={{ kind: 'create' }}
          views={views}
          state={state}
          onSaved={onSaved}
          onDeleted={() => undefined}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  );
}
