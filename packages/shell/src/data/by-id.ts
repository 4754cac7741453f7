import type { InputArgs, OperationId } from '@upline/api-client';
import { queryFor } from './query-for.ts';

/** What a call may carry, without the types of one operation. */
export interface LooseInput {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly ifMatch?: number;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/**
 * The input of an operation that is chosen while the app runs, or of one whose body the contract does not describe (files). The
 * types of one operation cannot judge it; the server does.
 */
export const inputFor = <Id extends OperationId>(input: LooseInput): InputArgs<Id> =>
  // The arguments follow from the operation, which is only a name here.
  [input] as InputArgs<Id>;

export const queryById = <Id extends OperationId>(id: Id, input: LooseInput) =>
  queryFor(id, ...inputFor<Id>(input));
