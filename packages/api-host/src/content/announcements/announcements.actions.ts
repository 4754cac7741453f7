import type { PublishStatus } from '@upline/domain';
import { rowActions } from '../../platform/operation/row-actions.ts';
import { canPublish, canUnpublish, isDraft } from '../publishing.actions.ts';

interface Standing {
  readonly status: PublishStatus;
}

export const announcementActions = rowActions<Standing, 'update' | 'publish' | 'unpublish' | 'delete'>({
  update: { operation: 'updateAnnouncement' },
  publish: { operation: 'publishAnnouncement', when: canPublish },
  unpublish: { operation: 'unpublishAnnouncement', when: canUnpublish },
  delete: { operation: 'deleteAnnouncement', when: isDraft },
});
