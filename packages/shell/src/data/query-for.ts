import { queryOptions } from '@tanstack/react-query';
import type { ApiError, InputArgs, OperationAnswer, OperationId } from '@upline/api-client';

/**
 * Query options of an operation; loader and screen share the same value. The key is the operation id and its input, so
 * `useSave({ refresh: ['listClients'] })` reaches every page, filter and order of the list.
 */
export function queryFor<Id extends OperationId>(id: Id, ...input: InputArgs<Id>) {
  return queryOptions<OperationAnswer<Id>, ApiError>({ queryKey: [id, input[0] ?? {}] });
}
