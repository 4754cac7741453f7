import { isCalendarDate } from '@upline/domain';
import { PLAIN_VIEW, readTreeView, type TreeView, writeTreeView } from './tree-view.ts';

/** The address of a tree: its view, its days and the person it begins with. The default view is left out. */
export interface TreeSearch extends Partial<TreeView> {
  /** The day it is as of; today without it. */
  readonly day?: string;
  /** The earlier day it is compared with. */
  readonly since?: string;
  /** Code of who is flown to. */
  readonly at?: string;
}

const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && isCalendarDate(value) ? value : undefined;

/** `validateSearch` of a page with a tree: days and words that cannot be read fall back. */
export function treeSearch(search: Record<string, unknown>, today: string): TreeSearch {
  const day = dayOf(search.day);
  const past = day !== undefined && day < today ? day : undefined;
  const since = dayOf(search.since);
  const at =
    typeof search.at === 'string' && /^[A-Za-z]\d{1,9}$/.test(search.at)
      ? search.at.toUpperCase()
      : undefined;
  return {
    ...writeTreeView(readTreeView(search)),
    ...(past && { day: past }),
    ...(since && since < (past ?? today) && { since }),
    ...(at && { at }),
  };
}

/** What a tree is asked with first. */
export const firstQuestion = ({ depth = PLAIN_VIEW.depth, day, since }: TreeSearch) => ({
  depth,
  ...(day && { day }),
  ...(since && { since }),
});

/** The search of the address after a change of the view. */
export function withView(search: TreeSearch, change: Partial<TreeView>): TreeSearch {
  const { day, since, at } = search;
  return {
    ...writeTreeView({ ...readTreeView({ ...search }), ...change }),
    ...(day && { day }),
    ...(since && { since }),
    ...(at && { at }),
  };
}
