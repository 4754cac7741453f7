import { messages, type PublishStatus } from '@upline/domain';
import { conflict } from '../platform/operation/problem.ts';
import { rowRule } from '../platform/operation/row-actions.ts';

interface Standing {
  readonly status: PublishStatus;
}

const becomes = (to: string, from: readonly PublishStatus[]) =>
  rowRule<Standing>(
    ({ status }) => from.includes(status),
    ({ status }) => conflict('transition', messages.transition(status, to)),
  );

/** Draft → Published → Unpublished → Published (domain.md 2.27); what has been published once is not deleted. */
export const canPublish = becomes('Published', ['Draft', 'Unpublished']);
export const canUnpublish = becomes('Unpublished', ['Published']);
export const isDraft = rowRule<Standing>(
  ({ status }) => status === 'Draft',
  () => conflict('published', 'Only a draft can be deleted. Unpublish it instead.'),
);
