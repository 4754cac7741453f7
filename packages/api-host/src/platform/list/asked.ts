import { filteredFields, type ListFilter, type ListOrder } from '@upline/domain';

/** What a list is asked by; left out: any of its fields. */
export type Asked = { readonly filter: ListFilter; readonly order?: ListOrder } | undefined;

/**
 * Whether one of the fields is filtered or sorted by, so that what it is read from must be joined. Tables joined for nothing cost
 * their planning, and rows that could be read from an index alone are read whole.
 */
export function isNamed(asked: Asked, ...fields: readonly string[]): boolean {
  if (!asked) return true;
  const filtered = filteredFields(asked.filter);
  return fields.some((field) => filtered.includes(field) || field in (asked.order ?? {}));
}
