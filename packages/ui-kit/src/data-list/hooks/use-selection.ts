import type { ListFilter } from '@upline/domain';
import { useEffect, useMemo, useState } from 'react';
import {
  asSelection,
  NOTHING,
  type SelectionState,
  selectMatching,
  togglePage,
  toggleRange,
  toggleRow,
} from '../model/selection.ts';
import type { ListSelection } from '../types.ts';

interface Options {
  keys: readonly string[];
  count: number | null | undefined;
  filter: ListFilter;
  initial: readonly string[];
  onChange: ((selection: ListSelection) => void) | undefined;
}

/** Selection over pages. Another filter clears it: what was ticked may not be on any page now. */
export function useSelection({ keys, count, filter, initial, onChange }: Options) {
  const [state, setState] = useState<SelectionState>(() => ({ ...NOTHING, ids: new Set(initial) }));
  const filterKey = JSON.stringify(filter);
  const [seen, setSeen] = useState(filterKey);
  if (seen !== filterKey) {
    setSeen(filterKey);
    setState(NOTHING);
  }
  const selection = useMemo(() => asSelection(state, count, filter), [state, count, filter]);
  // Rows that arrive while everything matching is selected belong to it.
  const ids = useMemo(() => (state.matching ? new Set([...state.ids, ...keys]) : state.ids), [state, keys]);
  useEffect(() => onChange?.(selection), [selection]);
  return {
    ids,
    state: useMemo(() => ({ ...state, ids }), [state, ids]),
    selection,
    toggle: (key: string, range: boolean) =>
      setState((now) => (range ? toggleRange({ ...now, ids }, keys, key) : toggleRow({ ...now, ids }, key))),
    togglePage: () => setState((now) => togglePage({ ...now, ids }, keys)),
    selectMatching: () => setState((now) => selectMatching(now, keys)),
    clear: () => setState(NOTHING),
  };
}

export type SelectionHandle = ReturnType<typeof useSelection>;
