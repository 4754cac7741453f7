import { rowActions } from '../../platform/operation/row-actions.ts';

/** A product is never deleted: it is unpublished, or no longer available from a day on (domain.md 2.15). */
export const productActions = rowActions<object, 'update'>({ update: { operation: 'updateProduct' } });
