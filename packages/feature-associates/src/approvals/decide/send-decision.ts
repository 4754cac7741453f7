import type { Api, OperationId } from '@upline/api-client';
import { inputFor } from '@upline/shell';
import type { DecisionCall } from '../approval-kind.ts';

/** Sends one decision; a kind's declaration made the input. */
export const sendDecision = (api: Api, { operation, input }: DecisionCall): Promise<unknown> =>
  api.call(operation, ...inputFor<OperationId>({ ...input, idempotencyKey: crypto.randomUUID() }));
