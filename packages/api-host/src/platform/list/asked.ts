import type { ListFilter, ListOrder } from '@upline/domain';

/** What a list is asked by; left out: any of its fields. */
export type Asked = { readonly filter: ListFilter; readonly order?: ListOrder } | undefined;

/**
 * Whether one of the fields is filtered or sorted by, so that what it is read from must be joined. Tables joined for nothing cost
 * their planning, and rows that could be read from an index alone are read whole.
 */
export const isNamed = (asked: Asked, ...fields: readonly string[]): boolean =>
  !asked || fields.some((field) => field in asked.filter || field in (asked.order ?? {}));
