import { ANNOUNCEMENT_AUDIENCES, foldText, PUBLISH_STATUSES } from '@upline/domain';
import { defineList } from '../../platform/list/define-list.ts';
import { type AnnouncementRow, dismissalsOf } from './announcements.store.ts';

/** Announcements in their order. */
export const announcementList = defineList<AnnouncementRow>({
  name: 'announcements',
  fields: {
    title: { label: 'Title', type: 'text', column: 'announcement.title_key', normalize: foldText },
    status: { label: 'Status', type: 'enum', column: 'announcement.status', options: PUBLISH_STATUSES },
    audience: {
      label: 'Audience',
      type: 'enum',
      column: 'announcement.audience',
      options: ANNOUNCEMENT_AUDIENCES,
    },
    shown_from: { label: 'Shown From', type: 'date', column: 'announcement.shown_from' },
    shown_until: {
      label: 'Shown Until',
      type: 'date',
      column: 'announcement.shown_until',
      nullable: true,
    },
    dismissals: { label: 'Put Away', type: 'number', column: dismissalsOf },
    position: { label: 'Position', type: 'number', column: 'announcement.position' },
    updated_at: { label: 'Updated', type: 'datetime', column: 'announcement.updated_at' },
  },
  defaultOrder: { position: 'ASC' },
  key: { column: 'announcement.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
