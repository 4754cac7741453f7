import type { PublishStatus } from '@upline/domain';
import { canPublish, canUnpublish, isDraft } from '../../content/publishing.actions.ts';
import { rowActions } from '../../platform/operation/row-actions.ts';

interface Standing {
  readonly status: PublishStatus;
}

export const videoActions = rowActions<Standing, 'update' | 'publish' | 'unpublish' | 'delete'>({
  update: { operation: 'updateVideo' },
  publish: { operation: 'publishVideo', when: canPublish },
  unpublish: { operation: 'unpublishVideo', when: canUnpublish },
  delete: { operation: 'deleteVideo', when: isDraft },
});
