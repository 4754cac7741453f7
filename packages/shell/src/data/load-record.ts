import type { QueryClient } from '@tanstack/react-query';
import type { OperationId, OperationInput } from '@upline/api-client';
import { inputFor } from './by-id.ts';
import { queryFor } from './query-for.ts';

/** What of a route's loader names the record: its address. */
interface Loading<Id extends OperationId> {
  readonly context: { readonly queryClient: QueryClient };
  readonly params: OperationInput<Id> extends { readonly params: infer Params extends object }
    ? Params
    : never;
}

/** Loader of a record's page: the record that the address names. */
export const loadRecord =
  <Id extends OperationId>(id: Id) =>
  ({ context, params }: Loading<Id>) =>
    context.queryClient.ensureQueryData(queryFor(id, ...inputFor<Id>({ params })));

/** Loader of a record's form, which starts from the newest record, so that its version is the one that is there. */
export const loadNewest =
  <Id extends OperationId>(id: Id) =>
  ({ context, params }: Loading<Id>) =>
    context.queryClient.fetchQuery({ ...queryFor(id, ...inputFor<Id>({ params })), staleTime: 0 });
