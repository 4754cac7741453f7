import type { OperationAnswer } from '@upline/api-client';
import { cleanFilter, DEFAULT_PAGE_SIZE, type ListFilter, type ListOrder } from '@upline/domain';
import type { ColumnPreference, DataListState, SavedView } from '@upline/ui-kit/data-list/types.ts';
import type { BuiltInView } from './built-in-views.ts';
import type { ListSearch } from './list-search.ts';

export type Layout = NonNullable<OperationAnswer<'getListPreferences'>['layout']>;
type StoredView = OperationAnswer<'listSavedViews'>['rows'][number];

/** Name of "no view" in the address, where a default view would otherwise apply. */
const ALL = 'all';

/** The same ones for every state that says nothing: what shows them is not drawn again when something else changes. */
const NO_COLUMNS: readonly ColumnPreference[] = [];
const NO_FILTER: ListFilter = {};
const NO_ORDER: ListOrder = {};
const columnsByLayout = new WeakMap<Layout, readonly ColumnPreference[]>();

/** Returns the same array for the same arrangement, because a new one would redraw all rows. */
function columnsOf(layout: Layout | null | undefined): readonly ColumnPreference[] {
  if (!layout) return NO_COLUMNS;
  const known = columnsByLayout.get(layout);
  if (known) return known;
  const columns = layout.columns.map(({ pinned, ...column }) => ({ ...column, pinned: pinned !== null }));
  columnsByLayout.set(layout, columns);
  return columns;
}

/** A stored view as the list shows it. */
export const viewOf = (view: StoredView): SavedView => ({
  id: view.id,
  name: view.name,
  filter: view.filter as ListFilter,
  order: view.order,
  columns: columnsOf(view.layout),
  ...(view.layout ? { density: view.layout.density } : {}),
  is_default: view.is_default,
  owner: view.owner?.name,
  sharedWith: view.shared_with,
});

/** A view of the product as the list shows it; it leaves the columns as they are. */
const builtInView = ({ id, name, filter, order = {}, opensFirst = false }: BuiltInView): SavedView => ({
  id,
  name,
  filter,
  order,
  columns: NO_COLUMNS,
  isBuiltIn: true,
  is_default: opensFirst,
});

/** The views of a list, those of the product first. A stored view that opens first comes before one of the product that does. */
export function viewsOf(builtIn: readonly BuiltInView[], stored: readonly StoredView[]): SavedView[] {
  const own = stored.map(viewOf);
  const isChosen = own.some(({ is_default }) => is_default);
  const given = builtIn.map(builtInView);
  return [...(isChosen ? given.map((view) => ({ ...view, is_default: false })) : given), ...own];
}

/** The list's state: what the address says, then the view, then what the person has arranged before. */
export function stateOf(
  search: ListSearch,
  layout: Layout | null | undefined,
  views: readonly SavedView[],
): DataListState {
  const untouched = Object.keys(search).length === 0;
  const view = views.find((each) => (untouched ? each.is_default : each.id === search.view));
  const arranged = view && view.columns.length > 0 ? view.columns : columnsOf(layout);
  return {
    page: search.page ?? 1,
    limit: layout?.page_size ?? DEFAULT_PAGE_SIZE,
    filter: (untouched ? view?.filter : search.filter) ?? NO_FILTER,
    order: (untouched ? view?.order : search.order) ?? NO_ORDER,
    view: view?.id ?? null,
    columns: search.columns ? shownColumns(search.columns, arranged) : arranged,
    density: view?.density ?? layout?.density ?? 'comfortable',
  };
}

function shownColumns(ids: readonly string[], arranged: readonly ColumnPreference[]): ColumnPreference[] {
  const known = new Map(arranged.map((column) => [column.id, column]));
  const shown = ids.map((id) => ({ width: null, pinned: false, ...known.get(id), id, visible: true }));
  const rest = arranged
    .filter(({ id }) => !ids.includes(id))
    .map((column) => ({ ...column, visible: false }));
  return [...shown, ...rest];
}

/** The address of a state. */
export function searchOf(state: DataListState, search: ListSearch, hasDefaultView: boolean): ListSearch {
  const filter = cleanFilter(state.filter);
  const view = state.view ?? (hasDefaultView ? ALL : undefined);
  return {
    ...(state.page > 1 ? { page: state.page } : {}),
    ...(Object.keys(filter).length > 0 ? { filter } : {}),
    ...(Object.keys(state.order).length > 0 ? { order: state.order } : {}),
    ...(view ? { view } : {}),
    ...(search.columns
      ? { columns: state.columns.filter(({ visible }) => visible).map(({ id }) => id) }
      : {}),
  };
}

/** The arrangement as the server keeps it. */
export const layoutOf = (state: DataListState): Layout => ({
  columns: state.columns.map(({ pinned, width, ...column }) => ({
    ...column,
    width: width === null ? null : Math.round(width),
    pinned: pinned ? 'left' : null,
  })),
  density: state.density,
  page_size: state.limit,
});

/** The query of a list's operation; page, filter and order exactly as loader and screen share them. */
export const queryOfState = ({ page, limit, filter, order }: DataListState) => ({
  page,
  limit,
  filter: cleanFilter(filter),
  order,
});
