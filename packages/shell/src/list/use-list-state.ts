import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { DataListState } from '@upline/ui-kit/data-list/types.ts';
import { useEffect, useMemo, useRef } from 'react';
import { useApi } from '../app/client.tsx';
import { useGo } from '../navigation/destination.ts';
import { type ListSearch, listSearch } from './list-search.ts';
import { layoutOf, searchOf, stateOf, viewsOf } from './list-state.ts';
import { type ListOperations, preferencesQuery, viewsQuery } from './load-list.ts';
import { useAfterFrame } from './use-after-frame.ts';

/** Dragging a column changes its width many times a second; the server hears of the last one. */
const SAVE_AFTER_MS = 800;

const LIST_KEYS: ReadonlySet<string> = new Set([
  'page',
  'filter',
  'order',
  'view',
  'columns',
] satisfies (keyof ListSearch)[]);

export interface ListState {
  readonly state: DataListState;
  /** What the address says, the same object for as long as it says so. */
  readonly search: ListSearch;
  readonly views: ReturnType<typeof viewsOf>;
  readonly onChange: (next: DataListState, changed: Partial<DataListState>) => Promise<void>;
}

/**
 * State of a list: page, filter, order, view and columns in the address; columns, density and page size also on the
 * server, so that they follow the person to another browser (features.md D.1).
 */
export function useListState({ name, views: declared }: Pick<ListOperations, 'name' | 'views'>): ListState {
  const address = useSearch({ strict: false });
  const search = useMemo(() => listSearch(address), [address]);
  const go = useGo();
  const afterFrame = useAfterFrame();
  const queryClient = useQueryClient();
  const save = useSaveLayout(name);
  const { data: preferences } = useQuery(preferencesQuery(name));
  const { data: stored } = useQuery(viewsQuery(name));
  const builtIn = useMemo(() => declared?.() ?? [], [declared]);
  const views = useMemo(() => viewsOf(builtIn, stored?.rows ?? []), [builtIn, stored]);
  const layout = preferences?.layout;
  const state = useMemo(() => stateOf(search, layout, views), [search, layout, views]);

  const onChange: ListState['onChange'] = (next, changed) => {
    const arranged = 'columns' in changed || 'density' in changed || 'limit' in changed;
    if (arranged && !('view' in changed)) {
      const kept = layoutOf(next);
      queryClient.setQueryData(preferencesQuery(name).queryKey, { list: name, layout: kept });
      save(kept);
    }
    const hasDefault = views.some((view) => view.is_default);
    // Other parts of the page's address remain unchanged.
    const others = Object.entries(address).filter(([key]) => !LIST_KEYS.has(key));
    const to = { ...Object.fromEntries(others), ...searchOf(next, search, hasDefault) };
    // Turning pages and changing views can be undone by Back; the many small steps of filtering would bury the way out.
    const replace = !('page' in changed && Object.keys(changed).length === 1) && !('view' in changed);
    // The press is answered in its own frame; finding and drawing other rows comes after it.
    return afterFrame(() => go({ to: '.', search: to, replace, resetScroll: 'page' in changed }));
  };
  return { state, search, views, onChange };
}

function useSaveLayout(name: string) {
  const api = useApi();
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; run: () => void }>(undefined);
  useEffect(
    () => () => {
      clearTimeout(waiting.current?.timer);
      waiting.current?.run();
    },
    [],
  );
  return (layout: ReturnType<typeof layoutOf>) => {
    clearTimeout(waiting.current?.timer);
    const run = () => {
      waiting.current = undefined;
      // A lost arrangement is no reason to interrupt anybody; the next change sends all of it again.
      api.call('saveListPreferences', { params: { list: name }, body: layout }).catch(() => undefined);
    };
    waiting.current = { timer: setTimeout(run, SAVE_AFTER_MS), run };
  };
}
