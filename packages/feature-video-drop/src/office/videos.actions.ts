import type { OperationAnswer } from '@upline/api-client';
import { levelOf } from '@upline/domain';
import { type NamedAction, offered, recordAction } from '@upline/shell';
import { VIDEO_VIEWS, VIDEOS_LISTED } from './video-lists.ts';

export type Video = OperationAnswer<'listVideos'>['rows'][number];

/** `Everybody`, `Canada, Regional Marketing Director and higher`. */
export const audienceWords = ({ country, min_level }: Pick<Video, 'country' | 'min_level'>) =>
  [country, min_level && `${levelOf(min_level).name} and higher`].filter(Boolean).join(', ') || 'Everybody';

/** What may be done to a video, in the list as on its own page. */
export function videoActions(row: Video, onDeleted?: () => void): NamedAction[] {
  const params = { id: row.id };
  const input = { params, ifMatch: row.version };
  return offered(row, {
    update: { label: 'Edit video', to: { to: '/content/videos/$id/edit', params } },
    publish: recordAction({
      operation: 'publishVideo',
      label: 'Publish',
      about: 'Those it is for may send it until it expires.',
      input,
      refresh: VIDEO_VIEWS,
      message: 'Video published',
    }),
    unpublish: recordAction({
      operation: 'unpublishVideo',
      label: 'Unpublish',
      about: 'Nobody can send it any more, and links that were sent no longer show it.',
      input,
      refresh: VIDEO_VIEWS,
      message: 'Video unpublished',
    }),
    delete: recordAction({
      operation: 'deleteVideo',
      label: 'Delete draft',
      deletes: 'video',
      input,
      refresh: VIDEOS_LISTED,
      message: 'Video deleted',
      ...(onDeleted ? { onDone: onDeleted } : {}),
    }),
  });
}
