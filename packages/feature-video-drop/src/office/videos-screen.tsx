import { videosFields } from '@upline/api-client/lists/videos.ts';
import { columnsFor, ListScreen, useSave } from '@upline/shell';
import { VIDEO_LIST, VIDEO_VIEWS } from './video-lists.ts';
import { videoActions } from './videos.actions.ts';

const COLUMNS = columnsFor<'listVideos'>(videosFields, [
  { field: 'title', pinned: true, cardRole: 'title', width: 250 },
  { field: 'status', as: 'status', cardRole: 'value', width: 120 },
  { field: 'position', width: 95 },
  { field: 'language', cardRole: 'subtitle', width: 110 },
  { field: 'approval_number', width: 165 },
  { field: 'expires_on', cardRole: 'meta', width: 120 },
  { field: 'sent', width: 80 },
  { field: 'watched', width: 105 },
  { field: 'updated_at', relative: true, width: 130 },
]);

/** `content/videos` (domain.md 2.36). */
export function VideosScreen() {
  const move = useSave({ operation: 'moveVideo', refresh: VIDEO_VIEWS });
  return (
    <ListScreen
      title="Videos"
      create={{
        label: 'Create video',
        to: { to: '/content/videos/create' },
        needs: 'createVideo',
        whereEmpty: true,
      }}
      operations={VIDEO_LIST}
      noun={{ one: 'video', many: 'videos' }}
      columns={COLUMNS}
      rowTarget={({ id }) => ({ to: '/content/videos/$id', params: { id } })}
      actions={videoActions}
      onMoveRow={({ row, target }) =>
        move.save({ params: { id: row.id }, body: { position: target.position } })
      }
      search={{ field: 'title', placeholder: 'Search videos' }}
      empty={{ title: 'Nothing here yet. Add your first video.' }}
    />
  );
}
