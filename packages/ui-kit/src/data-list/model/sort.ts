import type { ListOrder } from '@upline/domain';

/**
 * The order after a press on a column heading: ascending, descending, none. The order of the keys is the order of the
 * sort levels; `add` keeps the other levels and their places, otherwise the column is the only level.
 */
export function nextOrder(order: ListOrder, id: string, add: boolean): ListOrder {
  const next = order[id] === undefined ? 'ASC' : order[id] === 'ASC' ? 'DESC' : null;
  if (next && add) return { ...order, [id]: next };
  const { [id]: _, ...rest } = add ? order : {};
  return next ? { [id]: next } : rest;
}

/** The value of `aria-sort`. */
export const ariaSort = (order: ListOrder, id: string): 'ascending' | 'descending' | 'none' =>
  order[id] === 'ASC' ? 'ascending' : order[id] === 'DESC' ? 'descending' : 'none';

/** A level's number, shown from two levels on. */
export function levelOf(order: ListOrder, id: string): number | null {
  const levels = Object.keys(order);
  return levels.length > 1 && id in order ? levels.indexOf(id) + 1 : null;
}
