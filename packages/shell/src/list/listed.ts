import type { FilterOf, ListOperationId, OrderOf } from '@upline/api-client';

/**
 * What a link to a list names of it, by the fields of its operation: `{ to: '/business', search: listed('listPolicies',
 * { filter: { status: { eq: 'Pending' } } }) }`.
 */
export const listed = <Id extends ListOperationId>(
  _list: Id,
  search: { readonly filter?: FilterOf<Id>; readonly order?: OrderOf<Id> },
) => search;
