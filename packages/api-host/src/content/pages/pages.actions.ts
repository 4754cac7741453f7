import type { PublishStatus } from '@upline/domain';
import { rowActions } from '../../platform/operation/row-actions.ts';
import { canPublish, canUnpublish, isDraft } from '../publishing.actions.ts';

interface Standing {
  readonly status: PublishStatus;
}

export const pageActions = rowActions<Standing, 'update' | 'publish' | 'unpublish' | 'delete'>({
  update: { operation: 'updateContentPage' },
  publish: { operation: 'publishContentPage', when: canPublish },
  unpublish: { operation: 'unpublishContentPage', when: canUnpublish },
  delete: { operation: 'deleteContentPage', when: isDraft },
});
