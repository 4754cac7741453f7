import type { SortingState } from '@tanstack/react-table';
import type { ListOrder } from '@upline/domain';

/** The wire's order (its key order is the sort's levels) as the table library holds it. */
export const sortingOf = (order: ListOrder): SortingState =>
  Object.entries(order).map(([id, direction]) => ({ id, desc: direction === 'DESC' }));

/** The other way around. */
export const orderOf = (sorting: SortingState): ListOrder =>
  Object.fromEntries(sorting.map(({ id, desc }) => [id, desc ? 'DESC' : 'ASC'] as const));

/** The value of `aria-sort`. */
export const ariaSort = (order: ListOrder, id: string): 'ascending' | 'descending' | 'none' =>
  order[id] === 'ASC' ? 'ascending' : order[id] === 'DESC' ? 'descending' : 'none';

/** A level's number, shown from two levels on. */
export function levelOf(order: ListOrder, id: string): number | null {
  const levels = Object.keys(order);
  return levels.length > 1 && id in order ? levels.indexOf(id) + 1 : null;
}
