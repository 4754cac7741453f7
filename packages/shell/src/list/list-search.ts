import { ANY, type ListFilter, type ListOrder } from '@upline/domain';

/** What of a list is in the address, so that a copied link shows the same (features.md D.3). */
export interface ListSearch {
  readonly page?: number;
  readonly filter?: ListFilter;
  readonly order?: ListOrder;
  /** Id of a saved view, or `all` for the list without one. */
  readonly view?: string;
  /** Ids of the visible columns in their order. */
  readonly columns?: readonly string[];
}

const LAST_PAGE = 10_000;
const record = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;

const isValue = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
/** Conditions of a field by operator, each with a value or a list of values; what is relative has a name. */
const isConditions = (value: unknown) => {
  const conditions = record(value);
  return (
    conditions !== undefined &&
    Object.entries(conditions).every(([operator, each]) =>
      operator === 'during' ? typeof each === 'string' : [each].flat().every(isValue),
    )
  );
};
const isPlain = (filter: Record<string, unknown> | undefined) =>
  filter !== undefined && Object.values(filter).every(isConditions);

const filterOf = (value: unknown): ListFilter | undefined => {
  const fields = record(value);
  if (!fields) return undefined;
  const { [ANY]: groups = [], ...plain } = fields;
  const isGroups =
    Array.isArray(groups) &&
    groups.every((group) => Array.isArray(group) && group.every((one) => isPlain(record(one))));
  return isPlain(plain) && isGroups ? (fields as ListFilter) : undefined;
};
const orderOf = (value: unknown): ListOrder | undefined => {
  const fields = record(value);
  const isOrder = fields && Object.values(fields).every((each) => each === 'ASC' || each === 'DESC');
  return isOrder ? (fields as ListOrder) : undefined;
};
const columnsOf = (value: unknown): string[] | undefined =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string')
    ? value
    : undefined;

/**
 * `validateSearch` of every list's route: whatever is not as it should be is left out instead of breaking the page
 * (features.md D.3). Unknown fields are the server's to refuse.
 */
export function listSearch(search: Record<string, unknown>): ListSearch {
  const page = Number(search.page);
  const filter = filterOf(search.filter);
  const order = orderOf(search.order);
  const columns = columnsOf(search.columns);
  return {
    ...(Number.isInteger(page) && page > 1 && page <= LAST_PAGE ? { page } : {}),
    ...(filter && Object.keys(filter).length > 0 ? { filter } : {}),
    ...(order && Object.keys(order).length > 0 ? { order } : {}),
    ...(typeof search.view === 'string' && search.view !== '' ? { view: search.view } : {}),
    ...(columns ? { columns } : {}),
  };
}
