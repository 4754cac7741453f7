import { attachments } from '../../attachments/attachments.service.ts';
import { pictureUpload } from '../../content/files/picture-upload.ts';
import { moveOperation, publishOperations } from '../../content/placed.operations.ts';
import type { Area } from '../../platform/host.ts';
import { listAnswer } from '../../platform/list/define-list.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { operation } from '../../platform/operation/operation.ts';
import { recordOperations } from '../../platform/operation/record-operations.ts';
import { choosing, managing } from '../policies.ts';
import { videoList } from './videos.list.ts';
import {
  videoExamples as examples,
  sendableExample,
  sendableVideo,
  video,
  videoBody,
} from './videos.schemas.ts';
import { toVideoRow, videos } from './videos.service.ts';
import { videoSource, videosFor } from './videos.store.ts';

const tag = 'Video drop';
const path = '/admin/videos';
const about = { name: 'Video', path, tag, noun: 'a video', id: examples.id, policy: managing };

/** Videos: kept by the home office, chosen by who sends them (domain.md 2.29). */
export const videoRoutes: Area = (platform) => {
  const service = videos(platform);
  const uploads = attachments(platform);
  return [
    ...listOperations(platform, {
      name: 'Videos',
      path,
      tag,
      summary: 'Videos in their order',
      policy: managing,
      list: videoList,
      row: video,
      source: ({ db }) => videoSource(db),
      toRow: (row, { caller }) => toVideoRow(row, caller),
      examples: { rows: [examples.row] },
      count: { summary: 'How many videos match', example: { count: 8 } },
    }),
    ...recordOperations(
      {
        ...about,
        reading: managing,
        writing: managing,
        body: videoBody,
        answer: video,
        examples,
        get: { summary: 'A video as its keepers see it' },
        create: { summary: 'Draft a video, as the last one', isLocated: true },
        update: { summary: 'Change a video' },
        remove: { summary: 'Delete a draft', refusals: [409] },
      },
      service,
    ),
    moveOperation(about, service.move),
    ...publishOperations(about, video, examples.answer, service),
    pictureUpload(uploads, {
      id: 'uploadVideoThumbnail',
      path: '/admin/video-thumbnails',
      tag,
      summary: 'Upload the picture that stands for a video',
      namedIn: 'the video',
      policy: managing,
      most: 10,
      example: { id: sendableExample.thumbnail_id, name: 'family.webp', size_bytes: 64_220 },
    }),
    operation({
      id: 'listVideosToSend',
      method: 'GET',
      path: '/video-drop/videos',
      tag,
      summary: 'Videos that the caller may send, in their order',
      description: 'Published, not expired, and for the country and level of the caller.',
      policy: choosing,
      answer: { status: 200, schema: listAnswer(sendableVideo) },
      examples: { answer: { rows: [sendableExample] } },
      handler: async ({ db, caller, today }) => ({ rows: await videosFor(db, caller, today).execute() }),
    }),
  ];
};
