import { type LevelCode, messages, type REQUEST_STATUSES } from '@upline/domain';
import { isOfNoRelative } from '../conflicts/refuse-conflict.ts';
import { hasRightOverLevel } from '../network/changes/changes.rules.ts';
import { conflict, forbidden } from '../platform/operation/problem.ts';
import { rowActions, rowRule } from '../platform/operation/row-actions.ts';

interface Asked {
  readonly status: (typeof REQUEST_STATUSES)[number];
  readonly to_level: LevelCode;
  readonly associate_code: string;
}

const isPending = (to: 'Approved' | 'Refused') =>
  rowRule<Asked>(
    ({ status }) => status === 'Pending',
    ({ status }) => conflict('transition', messages.transition(status, to)),
  );
const isOfReach = rowRule<Asked>(
  ({ to_level }, caller) => hasRightOverLevel(caller, to_level),
  () => forbidden(),
);

export const decidable = (to: 'Approved' | 'Refused') => [isPending(to), isOfReach] as const;

export const levelRequestActions = rowActions<Asked, 'decide'>({
  decide: { operation: 'decideLevelRequest', when: [isOfNoRelative, ...decidable('Approved')] },
});
