/// <reference path="./virtual.d.ts" />
import samples from 'virtual:sample-answers';
import type { OperationAnswer, OperationId } from '@upline/api-client';

/** The example answer of an operation, as the contract has it, with what a story needs to be otherwise. */
export const exampleOf = <Id extends OperationId>(
  id: Id,
  over: Partial<OperationAnswer<Id>> = {},
): OperationAnswer<Id> => ({ ...(structuredClone(samples[id]) as object), ...over }) as OperationAnswer<Id>;

/** The first row of a list's example. */
export const exampleRow = <Row extends object>(id: OperationId, over: Partial<Row> = {}): Row => ({
  ...(structuredClone(samples[id]) as { rows: [Row] }).rows[0],
  ...over,
});
