import { conflict, notFound } from '../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../platform/operation/row-actions.ts';
import type { LapseSaveRow } from './lapse-saves.store.ts';

type Callable = Pick<LapseSaveRow, 'is_mine' | 'status'>;

/** Only the people of the policy call the client and write calls down. Uplines read the outcomes. */
const isMine = rowRule<Callable>(
  ({ is_mine }) => is_mine,
  () => notFound(),
);
const isLate = rowRule<Callable>(
  ({ status }) => status === 'Open',
  () => conflict('not-late', 'This premium is no longer late'),
);
export const CALLABLE = [isMine, isLate] as const;

export const lapseSaveActions = rowActions<Callable, 'log_call'>({
  log_call: { operation: 'logLapseSaveCall', when: CALLABLE },
});
