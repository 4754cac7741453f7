import { messages, type REQUEST_STATUSES } from '@upline/domain';
import { isOfNoRelative } from '../../conflicts/refuse-conflict.ts';
import { conflict, forbidden } from '../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../platform/operation/row-actions.ts';

interface Asked {
  readonly status: (typeof REQUEST_STATUSES)[number];
  readonly requested_by: string;
  readonly associate_code: string;
}

export const isPending = (to: 'Approved' | 'Refused') =>
  rowRule<Asked>(
    ({ status }) => status === 'Pending',
    ({ status }) => conflict('illegal-transition', messages.transition(status, to)),
  );
/** From the limit on a second person decides (R-MNY-36). */
export const isOfAnother = rowRule<Asked>(
  ({ requested_by }, { code }) => requested_by !== code,
  () => forbidden('Somebody else has to decide'),
);

export const adjustmentActions = rowActions<Asked, 'approve' | 'refuse'>({
  approve: { operation: 'decideAdjustment', when: [isOfNoRelative, isPending('Approved'), isOfAnother] },
  refuse: { operation: 'decideAdjustment', when: [isOfNoRelative, isPending('Refused'), isOfAnother] },
});
