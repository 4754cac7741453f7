import { foldText, PUBLISH_STATUSES, VIDEO_LANGUAGES } from '@upline/domain';
import { defineList } from '../../platform/list/define-list.ts';
import { sentOf, type VideoRow, watchedOf } from './videos.store.ts';

/** Videos in their order. */
export const videoList = defineList<VideoRow>({
  name: 'videos',
  fields: {
    title: { label: 'Title', type: 'text', column: 'video.title_key', normalize: foldText },
    status: { label: 'Status', type: 'enum', column: 'video.status', options: PUBLISH_STATUSES },
    language: { label: 'Language', type: 'enum', column: 'video.language', options: VIDEO_LANGUAGES },
    approval_number: { label: 'Approval Number', type: 'text', column: 'video.approval_number' },
    expires_on: { label: 'Expires On', type: 'date', column: 'video.expires_on' },
    sent: { label: 'Sent', type: 'number', column: sentOf },
    watched: { label: 'Watched', type: 'number', column: watchedOf },
    position: { label: 'Position', type: 'number', column: 'video.position' },
    updated_at: { label: 'Updated', type: 'datetime', column: 'video.updated_at' },
  },
  defaultOrder: { position: 'ASC' },
  key: { column: 'video.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
