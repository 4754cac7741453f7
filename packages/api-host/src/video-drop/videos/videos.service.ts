import { foldText, messages } from '@upline/domain';
import type { z } from 'zod';
import { arePictures } from '../../content/files/content-files.store.ts';
import { published } from '../../content/placed.service.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { invalid } from '../../platform/operation/problem.ts';
import { trailFields } from '../../platform/operation/record-fields.ts';
import type { Platform } from '../../platform/platform.ts';
import { videoActions } from './videos.actions.ts';
import { type VideoBody, type video, videoBody } from './videos.schemas.ts';
import * as store from './videos.store.ts';

const TRAIL = trailFields<typeof videoBody.shape, store.VideoRow>(videoBody);

export const toVideoRow = (row: store.VideoRow, caller: Caller): z.input<typeof video> => {
  const { title_key, created_at, created_by, updated_by, ...shown } = row;
  return { ...shown, actions: videoActions.of(caller, row) };
};

/** Videos, as the home office keeps them (domain.md 2.29, 2.36). */
export const videos = (platform: Pick<Platform, 'audit'>) =>
  published(platform, {
    table: 'video',
    name: 'video',
    trail: TRAIL,
    find: store.findVideo,
    toAnswer: toVideoRow,
    async columns({ db }, body: VideoBody) {
      if (!(await arePictures(db, [body.thumbnail_id])))
        throw invalid([{ field: 'thumbnail_id', message: messages.invalid('Thumbnail') }]);
      return { ...body, title_key: foldText(body.title) };
    },
  });
