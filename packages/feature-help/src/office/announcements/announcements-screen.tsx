import { announcementsFields } from '@upline/api-client/lists/announcements.ts';
import { columnsFor, ListScreen } from '@upline/shell';
import { ANNOUNCEMENT_LIST, SHOWN_BY } from '../content-lists.ts';
import { useRowMove } from '../use-row-move.ts';
import { announcementActions, audienceWords } from './announcements.actions.ts';

const COLUMNS = columnsFor<'listAnnouncements'>(announcementsFields, [
  { field: 'title', pinned: true, cardRole: 'title', width: 300 },
  { field: 'audience', value: audienceWords, cardRole: 'subtitle', width: 210 },
  { field: 'status', as: 'status', cardRole: 'value', width: 130 },
  { field: 'position', width: 90 },
  { field: 'shown_from', cardRole: 'meta', width: 120 },
  { field: 'shown_until', cardRole: 'meta', width: 120 },
  { field: 'dismissals', width: 100 },
  { field: 'updated_at', relative: true, width: 130 },
]);

/** `content/announcements` (domain.md 2.36). */
export function AnnouncementsScreen() {
  return (
    <ListScreen
      title="Announcements"
      create={{
        label: 'Create announcement',
        to: { to: '/content/announcements/create' },
        needs: 'createAnnouncement',
        whereEmpty: true,
      }}
      operations={ANNOUNCEMENT_LIST}
      noun={{ one: 'announcement', many: 'announcements' }}
      columns={COLUMNS}
      rowTarget={({ id }) => ({ to: '/content/announcements/$id', params: { id } })}
      actions={announcementActions}
      onMoveRow={useRowMove('moveAnnouncement', SHOWN_BY.announcements)}
      search={{ field: 'title', placeholder: 'Search announcements' }}
      empty={{ title: 'Nothing here yet. Write your first announcement.' }}
    />
  );
}
