import type { PublishStatus } from '@upline/domain';
import { canPublish, canUnpublish, isDraft } from '../../content/publishing.actions.ts';
import { rowActions } from '../../platform/operation/row-actions.ts';

interface Standing {
  readonly status: PublishStatus;
}

export const taskActions = rowActions<Standing, 'update' | 'publish' | 'unpublish' | 'delete'>({
  update: { operation: 'updateEfastTask' },
  publish: { operation: 'publishEfastTask', when: canPublish },
  unpublish: { operation: 'unpublishEfastTask', when: canUnpublish },
  delete: { operation: 'deleteEfastTask', when: isDraft },
});
