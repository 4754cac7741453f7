import type { FilterOf, ListOperationId, OrderOf } from '@upline/api-client';
import type { ListFilter, ListOrder } from '@upline/domain';

/** A view that comes with the product, e.g. what waits for the reader. */
export interface BuiltInView {
  /** Its name in the address. */
  readonly id: string;
  readonly name: string;
  readonly filter: ListFilter;
  readonly order?: ListOrder;
  /** Shown where the address names nothing and the reader has chosen no other: what waits, where most rows are settled. */
  readonly opensFirst?: boolean;
}

interface Declared<Id extends ListOperationId> {
  readonly id: string;
  readonly name: string;
  readonly filter: FilterOf<Id>;
  readonly order?: OrderOf<Id>;
  readonly opensFirst?: boolean;
}

/** All declarations of the code that is loaded, so that one test can ask the server for the numbers of each. */
export const declaredViews: {
  readonly list: ListOperationId;
  readonly views: () => readonly BuiltInView[];
}[] = [];

/**
 * The views of a list that come with the product, by the fields of its operation. Made when they are shown: some speak of
 * today. The list shows how many rows each holds.
 */
export function builtInViews<Id extends ListOperationId>(list: Id, declared: () => readonly Declared<Id>[]) {
  const views = () => declared() as readonly BuiltInView[];
  declaredViews.push({ list, views });
  return views;
}
