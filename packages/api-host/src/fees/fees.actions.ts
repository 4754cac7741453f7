import { conflict } from '../platform/operation/problem.ts';
import { rowActions, rowRule } from '../platform/operation/row-actions.ts';
import type { FeeRow } from './fees.store.ts';

/** A value that has begun can no longer be withdrawn. */
export const isPlanned = rowRule<Pick<FeeRow, 'standing'>>(
  ({ standing }) => standing === 'Planned',
  () => conflict('begun', 'Only a value that has not begun can be withdrawn'),
);

export const FEE_ACTIONS = ['withdraw'] as const;

export const feeActions = rowActions<Pick<FeeRow, 'standing'>, (typeof FEE_ACTIONS)[number]>({
  withdraw: { operation: 'withdrawFee', when: isPlanned },
});
