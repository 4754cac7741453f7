import { groupsOf, type ListFilter, type ListOrder, type PlainFilter, plainPart } from '@upline/domain';
import type { ColumnPreference, DataListState, SavedView } from '../types.ts';

const sameOrder = (a: ListOrder, b: ListOrder) => JSON.stringify(a) === JSON.stringify(b);

const sorted = (filter: PlainFilter) =>
  Object.entries(filter)
    .map(([field, conditions]) => [field, Object.entries(conditions).sort()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));

const comparable = (filter: ListFilter) =>
  JSON.stringify([sorted(plainPart(filter)), groupsOf(filter).map((group) => group.map(sorted))]);

const sameFilter = (a: ListFilter, b: ListFilter) => comparable(a) === comparable(b);

const plain = ({ id, visible, width, pinned }: ColumnPreference) => [id, visible, width, pinned];

const sameColumns = (a: readonly ColumnPreference[], b: readonly ColumnPreference[]) =>
  JSON.stringify(a.map(plain)) === JSON.stringify(b.map(plain));

/** True when the list differs from its view. Without a view only filter and order count: columns are remembered anyway. */
export function isChanged(state: DataListState, view: SavedView | null): boolean {
  if (!view) return Object.keys(state.filter).length > 0 || Object.keys(state.order).length > 0;
  return !(
    sameFilter(state.filter, view.filter) &&
    sameOrder(state.order, view.order) &&
    // A view without columns leaves them as they are.
    (view.columns.length === 0 || sameColumns(state.columns, view.columns)) &&
    (view.density === undefined || view.density === state.density)
  );
}

/**
 * The view that the state names or, if it names none, the built-in one with the same filter, e.g. after a link to what
 * waits.
 */
export function activeView(state: DataListState, views: readonly SavedView[] | undefined): SavedView | null {
  const named = views?.find((view) => view.id === state.view);
  if (named || state.view !== null) return named ?? null;
  return views?.find((view) => view.isBuiltIn && !isChanged(state, view)) ?? null;
}

/** Whether the reader may change the view. */
export const isOwn = (view: SavedView): boolean => !view.isBuiltIn && view.owner === undefined;

/** A name for a new view: trimmed, 1 to 60 characters, not taken. Answers what is wrong, or null. */
export function nameProblem(name: string, views: readonly SavedView[], own?: string): string | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'Name is required';
  if (trimmed.length > 60) return 'Name must be at most 60 characters';
  const taken = views.some(
    (view) => isOwn(view) && view.id !== own && view.name.toLowerCase() === trimmed.toLowerCase(),
  );
  return taken ? 'Name is already in use' : null;
}
