import { useState } from 'react';
import { onIntent } from '../../loading/preloadable.ts';
import { Anchored } from '../anchored.tsx';
import { onExpected } from '../hooks/on-expected.ts';
import { IconChevronDown } from '../icons.ts';
import { activeView } from '../model/views.ts';
import { ViewDialog, ViewMenu } from '../panels/index.ts';
import type { DataListState, DataListViews, SavedView } from '../types.ts';
import { QuietButton } from './quiet-button.tsx';
import styles from './views.module.css';

/** What a person wants to do with a view that asks something first. */
export type ViewTask = { kind: 'create' } | { kind: 'rename' | 'delete' | 'copy' | 'share'; view: SavedView };

export interface ViewTabsProps {
  views: DataListViews;
  state: DataListState;
  onView: (view: SavedView | null) => void;
  onExpect: (view: SavedView | null) => void;
  onSaved: (id: string) => void;
}

/** The tab without a view. */
const ALL = 'all';

/**
 * The views of the list as tabs: all rows, those of the product with their counts, the own ones, and those others share. They
 * look like the tabs of a record and are plain buttons: the roles and arrow keys of tabs stay away, because each of them opens
 * other rows, and one has a menu.
 */
export function ViewTabs({ views, state, onView, onExpect, onSaved }: ViewTabsProps) {
  const [menu, setMenu] = useState(false);
  const [task, setTask] = useState<ViewTask | null>(null);
  const active = activeView(state, views.items);
  // One tab alone is not worth its row.
  if (views.items.length === 0) return null;
  return (
    <>
      <nav
        aria-label="Views"
        className={styles.views}
        // Chromium leaves a tab where it is while a pixel of it shows.
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      >
        <ul className={styles.tabs}>
          {[null, ...views.items].map((view) => (
            <li key={view?.id ?? ALL}>
              <button
                type="button"
                className={styles.tab}
                aria-current={view?.id === active?.id ? 'true' : undefined}
                title={view?.owner && `Shared by ${view.owner}`}
                onClick={() => onView(view)}
                {...onExpected(() => onExpect(view))}
              >
                <span>
                  {view?.name ?? views.allLabel ?? 'All'}
                  {view?.count ? (
                    <>
                      {' '}
                      <span className={styles.count}>{view.count.toLocaleString('en-US')}</span>
                    </>
                  ) : null}
                </span>
              </button>
              {view && !view.isBuiltIn && view.id === active?.id && (
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
    </>
  );
}
