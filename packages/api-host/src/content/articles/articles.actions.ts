import type { PublishStatus } from '@upline/domain';
import { rowActions } from '../../platform/operation/row-actions.ts';
import { canPublish, canUnpublish, isDraft } from '../publishing.actions.ts';

interface Standing {
  readonly status: PublishStatus;
}

export const articleActions = rowActions<Standing, 'update' | 'publish' | 'unpublish' | 'delete'>({
  update: { operation: 'updateHelpArticle' },
  publish: { operation: 'publishHelpArticle', when: canPublish },
  unpublish: { operation: 'unpublishHelpArticle', when: canUnpublish },
  delete: { operation: 'deleteHelpArticle', when: isDraft },
});
