import { builtInViews, type ListOperations } from '@upline/shell';

export const VIDEO_LIST = {
  name: 'videos',
  list: 'listVideos',
  count: 'countVideos',
  views: builtInViews('listVideos', () => [
    { id: 'drafts', name: 'Drafts', filter: { status: { in: ['Draft'] } } },
    { id: 'published', name: 'Published', filter: { status: { in: ['Published'] } } },
    { id: 'unpublished', name: 'Unpublished', filter: { status: { in: ['Unpublished'] } } },
  ]),
} as const satisfies ListOperations;

/** The answers that a change of a video is seen in; after a deletion the record itself is gone. */
export const VIDEOS_LISTED = ['listVideos', 'countVideos'] as const;
export const VIDEO_VIEWS = [...VIDEOS_LISTED, 'getVideo'] as const;
