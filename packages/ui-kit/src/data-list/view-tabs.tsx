import { useState } from 'react';
import { onIntent } from '../loading/preloadable.ts';
import { Anchored } from './anchored.tsx';
import { onExpected } from './hooks/on-expected.ts';
import { IconChevronDown, IconPlus } from './icons.ts';
import { activeView, isChanged } from './model/views.ts';
import { ViewDialog, ViewMenu } from './panels/index.ts';
import { QuietButton } from './quiet-button.tsx';
import styles from './toolbar.module.css';
import type { DataListState, DataListViews, SavedView } from './types.ts';

/** What a person wants to do with a view that asks something first. */
export type ViewTask = { kind: 'create' } | { kind: 'rename' | 'delete'; view: SavedView };

interface ViewTabsProps {
  views: DataListViews;
  narrow: boolean;
  state: DataListState;
  onView: (view: SavedView | null) => void;
  onExpect: (view: SavedView | null) => void;
  onSaved: (id: string) => void;
}

/** The saved views as tabs, with what differs from the open one and the ways to keep or drop it. */
export function ViewTabs({ views, narrow, state, onView, onExpect, onSaved }: ViewTabsProps) {
  const [menu, setMenu] = useState(false);
  const [task, setTask] = useState<ViewTask | null>(null);
  const [saving, setSaving] = useState(false);
  const active = activeView(state, views.items);
  const changed = isChanged(state, active);
  const canSave = active && views.onUpdate;
  // Where a row counts, one tab alone is not worth it.
  if (narrow && views.items.length === 0 && !changed) return null;
  const save = async () => {
    if (!active) return;
    setSaving(true);
    try {
      await views.onUpdate?.(active, state);
    } finally {
      setSaving(false);
    }
  };
  return (
    <div className={styles.views}>
      <nav aria-label="Views" className={styles.tabsFrame}>
        <ul className={styles.tabs}>
          {[null, ...views.items].map((view) => (
            <li key={view?.id ?? ''}>
              <button
                type="button"
                className={styles.tab}
                aria-current={view?.id === active?.id ? 'true' : undefined}
                onClick={() => onView(view)}
                {...onExpected(() => onExpect(view))}
              >
                {view?.name ?? views.allLabel ?? 'All'}
              </button>
              {view && view.id === active?.id && (
                <Anchored
                  panel={
                    menu && (
                      <ViewMenu view={view} views={views} onTask={setTask} onClose={() => setMenu(false)} />
                    )
                  }
                >
                  <QuietButton
                    className={styles.tabMenu}
                    icon={IconChevronDown}
                    aria-label={`View ${view.name}`}
                    aria-haspopup="menu"
                    aria-expanded={menu}
                    onClick={() => setMenu(true)}
                    {...onIntent(ViewMenu)}
                  />
                </Anchored>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.viewTools}>
        {changed && (
          <>
            {active && <span className={styles.edited}>Unsaved changes</span>}
            <QuietButton onClick={() => onView(active)}>Reset</QuietButton>
            {canSave && (
              <QuietButton loading={saving} onClick={() => void save()}>
                Save
              </QuietButton>
            )}
          </>
        )}
        {views.onCreate && (changed || active) && (
          <QuietButton icon={IconPlus} onClick={() => setTask({ kind: 'create' })} {...onIntent(ViewDialog)}>
            Save as view
          </QuietButton>
        )}
      </div>
      {task && (
        <ViewDialog
          task={task}
          views={views}
          state={state}
          onSaved={onSaved}
          onDeleted={() => onView(null)}
          onClose={() => setTask(null)}
        />
      )}
    </div>
  );
}
