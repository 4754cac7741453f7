import { conflict } from '../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../platform/operation/row-actions.ts';

interface Changeable {
  readonly is_changed: boolean;
}

export const isChanged = rowRule<Changeable>(
  ({ is_changed }) => is_changed,
  () => conflict('words-standard', 'This message is sent in its standard words already'),
);

export const TEMPLATE_ACTIONS = ['update', 'restore'] as const;

export const templateActions = rowActions<Changeable, (typeof TEMPLATE_ACTIONS)[number]>({
  update: { operation: 'updateMessageTemplate' },
  restore: { operation: 'restoreMessageTemplate', when: isChanged },
});
