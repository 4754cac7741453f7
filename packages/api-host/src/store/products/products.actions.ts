import type { PublishStatus } from '@upline/domain';
import { canPublish, canUnpublish, isDraft } from '../../content/publishing.actions.ts';
import { rowActions } from '../../platform/operation/row-actions.ts';

interface Standing {
  readonly status: PublishStatus;
}

export const productActions = rowActions<Standing, 'update' | 'publish' | 'unpublish' | 'delete'>({
  update: { operation: 'updateStoreProduct' },
  publish: { operation: 'publishStoreProduct', when: canPublish },
  unpublish: { operation: 'unpublishStoreProduct', when: canUnpublish },
  delete: { operation: 'deleteStoreProduct', when: isDraft },
});
