import type { ListFilter } from '@upline/domain';
import type { ListSelection } from '../types.ts';

/** What is ticked. Keys survive paging; `matching` means every row of the filter, on any page. */
export interface SelectionState {
  ids: ReadonlySet<string>;
  matching: boolean;
  anchor: string | null;
}

export const NOTHING: SelectionState = { ids: new Set(), matching: false, anchor: null };

/** Ticks or clears one row. Clearing a row of "all matching" leaves the rest of the page. */
export function toggleRow(state: SelectionState, key: string): SelectionState {
  const ids = new Set(state.ids);
  if (!ids.delete(key)) ids.add(key);
  return { ids, matching: false, anchor: key };
}

/** Shift: gives every row between the last ticked one and this one the state this one gets. */
export function toggleRange(state: SelectionState, page: readonly string[], key: string): SelectionState {
  const from = state.anchor === null ? -1 : page.indexOf(state.anchor);
  const to = page.indexOf(key);
  if (from < 0 || to < 0) return toggleRow(state, key);
  const on = !state.ids.has(key);
  const ids = new Set(state.ids);
  for (const entry of page.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (on) ids.add(entry);
    else ids.delete(entry);
  }
  return { ids, matching: false, anchor: key };
}

export type PageMark = 'none' | 'some' | 'all';

/** How much of the page is ticked, for the box in the header. */
export function pageMark(state: SelectionState, page: readonly string[]): PageMark {
  const ticked = page.filter((key) => state.ids.has(key)).length;
  return ticked === 0 ? 'none' : ticked === page.length ? 'all' : 'some';
}

/** The header's box: ticks the page, or clears it when it is ticked already. */
export function togglePage(state: SelectionState, page: readonly string[]): SelectionState {
  const ids = new Set(state.ids);
  const clear = pageMark(state, page) === 'all';
  for (const key of page) {
    if (clear) ids.delete(key);
    else ids.add(key);
  }
  return { ids, matching: false, anchor: null };
}

/** Takes every row that matches the filter; the page's rows show as ticked. */
export const selectMatching = (state: SelectionState, page: readonly string[]): SelectionState => ({
  ids: new Set([...state.ids, ...page]),
  matching: true,
  anchor: null,
});

/** True when "Select all N matching" is worth offering. */
export const offersMatching = (
  state: SelectionState,
  page: readonly string[],
  count: number | null | undefined,
): count is number =>
  !state.matching &&
  count != null &&
  count > state.ids.size &&
  page.length > 0 &&
  pageMark(state, page) === 'all';

/** The selection as an action gets it. */
export const asSelection = (
  state: SelectionState,
  count: number | null | undefined,
  filter: ListFilter,
): ListSelection => ({
  mode: state.matching ? 'matching' : 'rows',
  ids: state.matching ? [] : [...state.ids],
  count: state.matching ? (count ?? state.ids.size) : state.ids.size,
  filter,
});
