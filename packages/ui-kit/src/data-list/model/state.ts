import { DEFAULT_PAGE_SIZE, type ListFilter, type ListOrder } from '@upline/domain';
import type { DataListState, Density, SavedView } from '../types.ts';

/** A list nobody has touched: first page, 100 rows (SPEC 9), nothing filtered or sorted. */
export const initialListState = (start: Partial<DataListState> = {}): DataListState => ({
  page: 1,
  limit: DEFAULT_PAGE_SIZE,
  filter: {},
  order: {},
  view: null,
  columns: [],
  density: 'comfortable',
  ...start,
});

/** Every way the state changes; a change of what is shown always goes back to page 1. */
export type ListChange =
  | { type: 'page'; page: number }
  | { type: 'limit'; limit: number }
  | { type: 'filter'; filter: ListFilter }
  | { type: 'order'; order: ListOrder }
  | { type: 'columns'; columns: DataListState['columns'] }
  | { type: 'density'; density: Density }
  | { type: 'view'; view: SavedView | null };

/** The part of the state a change replaces. */
export function partOf(change: ListChange): Partial<DataListState> {
  switch (change.type) {
    case 'page':
      return { page: Math.max(1, change.page) };
    case 'limit':
      return { limit: change.limit, page: 1 };
    case 'filter':
      return { filter: change.filter, page: 1 };
    case 'order':
      return { order: change.order, page: 1 };
    case 'columns':
      return { columns: change.columns };
    case 'density':
      return { density: change.density };
    case 'view':
      return viewPart(change.view);
  }
}

function viewPart(view: SavedView | null): Partial<DataListState> {
  if (!view) return { view: null, filter: {}, order: {}, columns: [], page: 1 };
  const { id, filter, order, columns, density } = view;
  return { view: id, filter, order, columns, page: 1, ...(density ? { density } : {}) };
}

/** True while something is filtered: an empty list then says "no match", not "nothing yet". */
export const isFiltered = (state: DataListState): boolean => Object.keys(state.filter).length > 0;

/** True while rows stand in another order than their own. */
export const isSorted = (state: DataListState): boolean => Object.keys(state.order).length > 0;

/** "1–100 of 1,240 clients", without the total while it is unknown. */
export function rangeText(
  state: DataListState,
  shown: number,
  hasMore: boolean,
  count: number | null | undefined,
  noun: { one: string; many: string },
): string {
  const format = (value: number) => value.toLocaleString('en-US');
  // Past the end there are no rows to show, but there are some.
  if (shown === 0) return count ? `0 of ${format(count)} ${noun.many}` : `0 ${noun.many}`;
  const first = (state.page - 1) * state.limit + 1;
  const last = first + shown - 1;
  const total = count ?? (hasMore ? null : last);
  if (total !== null && first === 1 && last >= total)
    return `${format(last)} ${last === 1 ? noun.one : noun.many}`;
  return `${format(first)}–${format(last)} of ${total === null ? 'many' : format(total)} ${noun.many}`;
}
