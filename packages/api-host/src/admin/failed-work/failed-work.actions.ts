import { conflict } from '../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../platform/operation/row-actions.ts';

export const jobActions = rowActions<object, 'run' | 'discard'>({
  run: { operation: 'runFailedJobAgain' },
  discard: { operation: 'discardFailedJob' },
});

interface Kept {
  /** Codes and links are not kept once they failed (S-11). */
  readonly can_send: boolean;
}

/** What has expired is asked for again instead. */
export const isKept = rowRule<Kept>(
  ({ can_send }) => can_send,
  () => conflict('message-expired', 'This message can no longer be sent'),
);

export const messageActions = rowActions<Kept, 'send' | 'discard'>({
  send: { operation: 'sendFailedMessageAgain', when: isKept },
  discard: { operation: 'discardFailedMessage' },
});
